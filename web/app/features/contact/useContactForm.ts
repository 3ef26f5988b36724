import type { PersonField } from 'functions/contract/fieldLengths';
import type { ContactRequest } from 'functions/contract/mailRequest';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../form/FieldErrors.ts';
import { fillPerson, readPerson, readPhoneRegion } from '../../form/readPerson.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { showToast } from '../../ui/toast/showToast.ts';
import { removeItem } from '../../storage/browserStorage.ts';
import { loadPart } from '../../ui/loading/loadPart.ts';
import { emptyDraft, readDraft, saveDraft, type ContactDraft } from './ContactDraft.ts';
import { postMail } from './postMail.ts';

/**
 * The contact form: its texts survive failures and reloads, it is sent once however often its button is pressed, and can be sent
 * again after a failure.
 * @param beginning of a new message
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, beginning: string) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  /** Initial values: empty in the prerendered page, after sending the values worth reusing. */
  const [start, setStart] = useState(emptyDraft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  /** The email that the reply will go to, once a message is sent. */
  const [sentBy, setSentBy] = useState<string>();
  // State is too slow against a second press before the next render.
  const busy = useRef(false);

  function readForm(): ContactDraft {
    return { fields: readPerson(form.current!), phoneRegion: readPhoneRegion(form.current!) };
  }

  async function requestFrom(draft: ContactDraft) {
    // Loaded with the first letter: the contract's schemas weigh as much as the rest of the page.
    const { contactRequestFrom } = await loadPart(import('./contactRequestFrom.ts'));
    return contactRequestFrom(draft, language);
  }

  // Fills only empty inputs: what somebody typed before the page was hydrated wins over the stored draft.
  useEffect(() => {
    // Once a message is sent there is no form, though another stay may be chosen.
    if (!form.current) return;
    const stored = readDraft();
    fillPerson(form.current, { ...stored.fields, message: stored.fields.message || beginning });
    // Most visits have no draft, and then nothing has to be rendered again.
    setStart((last) => (last.phoneRegion === stored.phoneRegion ? last : { ...last, phoneRegion: stored.phoneRegion }));
  }, [form, beginning]);

  function change() {
    const draft = readForm();
    saveDraft(draft);
    requestFrom(draft).then(
      (checked) => {
        const left = 'errors' in checked ? checked.errors : {};
        setErrors((shown) => {
          const still = Object.entries(shown).filter(([name]) => left[name as PersonField]);
          return still.length < Object.keys(shown).length ? Object.fromEntries(still) : shown;
        });
      },
      // Without a network: sending reports it.
      () => {},
    );
  }

  /** @returns the first wrong field, to be focused */
  async function send(): Promise<PersonField | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setFailure(undefined);
    setSending(true);
    try {
      const draft = readForm();
      const checked = await requestFrom(draft);
      // At once, so that the field that gets the focus has its message.
      flushSync(() => setErrors('errors' in checked ? checked.errors : {}));
      if ('errors' in checked) return Object.keys(checked.errors)[0] as PersonField;
      await post(checked.request, draft);
    } catch {
      setFailure(t(navigator.onLine ? 'failed' : 'offline'));
    } finally {
      busy.current = false;
      setSending(false);
    }
    return undefined;
  }

  async function post(request: ContactRequest, draft: ContactDraft) {
    const outcome = await postMail(request, form.current!);
    if (!outcome.sent) {
      setFailure(outcome.sentence ?? t(outcome.offline ? 'offline' : 'failed'));
      return;
    }
    removeItem('contactDraft');
    setStart({ ...draft, fields: { ...draft.fields, message: '' } });
    setSentBy(request.email);
    showToast(t('sent'), t('close'));
  }

  return { start, change, errors, failure, sending, sentBy, again: () => setSentBy(undefined), send };
}
