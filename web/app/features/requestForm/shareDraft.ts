import { formatPhone, toE164 } from 'functions/domain/phone';
import type { PersonTexts } from '../../form/readPerson.ts';
import { readObject } from '../../storage/browserStorage.ts';
import { readDraft } from './RequestDraft.ts';

/** What one tab asks the others. */
const question = 'draft?';

/**
 * Gives a tab without a draft that of another tab, and answers the others while this form is open. Nothing more is stored for it: a
 * draft still ends with the last tab that has it.
 * @param onDraft gets the texts of the first answer, with the calling code in the phone number
 * @returns what ends it
 */
export function shareDraft(onDraft: (texts: PersonTexts) => void): () => void {
  // Safari before 15.4 has none.
  if (!('BroadcastChannel' in window)) return () => {};
  const channel = new BroadcastChannel('request-draft');
  let wanted = readObject('requestDraft') === undefined;
  channel.onmessage = ({ data }: MessageEvent<PersonTexts | typeof question>) => {
    if (data === question) {
      if (readObject('requestDraft') === undefined) return;
      const { fields, phoneRegion } = readDraft();
      const number = phoneRegion && toE164(fields.phone, phoneRegion);
      channel.postMessage({ ...fields, phone: number ? formatPhone(number) : fields.phone });
    } else if (wanted) {
      wanted = false;
      onDraft(data);
    }
  };
  if (wanted) channel.postMessage(question);
  return () => channel.close();
}
