import { personFields, type PersonField } from 'functions/contract/fieldLengths';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { forget } from '../../ui/keptValue.ts';
import { sessionStore } from '../../ui/sessionStore.ts';
import { draftKey, emptyDraft, keepDraft, readDraft, type ContactDraft } from './ContactDraft.ts';
import { contactRequestFrom, type WrongFields } from './contactRequestFrom.ts';
import { postMail } from './postMail.ts';

/**
 * The contact form: what it says survives failures and reloads, it is sent once however often its button is pressed, and
 * can be sent again after a failure.
 * @param home region of phone numbers that name none
 * @param toE164 makes numbers what they are sent as
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  home: string,
  toE164: (text: string, region: string) => string | undefined,
) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const [draft, drawDraft] = useState(emptyDraft);
  // What was done before the page came alive is done again all at once, before React has drawn the first of it.
  const latest = useRef(emptyDraft);
  const [wrong, setWrong] = useState<WrongFields>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  /** To which address the answer will come, once a message is sent. */
  const [sentBy, setSentBy] = useState<string>();
  // A second press comes before React has drawn the first.
  const busy = useRef(false);

  function requestFrom(said: ContactDraft) {
    return contactRequestFrom(said, (text) => toE164(text, said.phoneRegion ?? home), language);
  }

  function setDraft(next: ContactDraft) {
    latest.current = next;
    drawDraft(next);
  }

  // The page stands before its scripts do: what somebody has typed by then wins over what was kept.
  useEffect(() => {
    const kept = readDraft(sessionStore());
    const typed = form.current ? new FormData(form.current) : new FormData();
    for (const field of personFields) {
      const text = typed.get(field);
      if (typeof text === 'string' && text !== '') kept.fields[field] = text;
    }
    setDraft(kept);
  }, [form]);

  const region = draft.phoneRegion ?? home;

  function change(field: PersonField, text: string, phoneRegion = latest.current.phoneRegion) {
    const next = { fields: { ...latest.current.fields, [field]: text }, phoneRegion };
    setDraft(next);
    keepDraft(sessionStore(), next);
    if (Object.keys(wrong).length === 0) return;
    const checked = requestFrom(next);
    const still: WrongFields = 'wrong' in checked ? checked.wrong : {};
    setWrong((last) => Object.fromEntries(Object.entries(last).filter(([name]) => still[name as PersonField])));
  }

  /** @returns the first wrong field, to be focused */
  async function send(): Promise<PersonField | undefined> {
    if (busy.current) return undefined;
    const checked = requestFrom(latest.current);
    setFailure(undefined);
    setWrong('wrong' in checked ? checked.wrong : {});
    if ('wrong' in checked) return Object.keys(checked.wrong)[0] as PersonField;

    busy.current = true;
    setSending(true);
    const outcome = await postMail(checked.request, form.current!);
    busy.current = false;
    setSending(false);
    if (!outcome.sent) {
      setFailure(outcome.sentence ?? t(outcome.offline ? 'offline' : 'failed'));
      return undefined;
    }
    forget(sessionStore(), draftKey);
    setDraft({ ...latest.current, fields: { ...latest.current.fields, message: '' } });
    setSentBy(checked.request.email);
    void import('../../ui/showToast.tsx').then(
      ({ showToast }) => showToast(t('sent'), t('close')),
      () => {},
    );
    return undefined;
  }

  return { draft, region, change, wrong, failure, sending, sentBy, again: () => setSentBy(undefined), send };
}
