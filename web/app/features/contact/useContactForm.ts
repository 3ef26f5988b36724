import { personFields, type PersonField } from 'functions/contract/fieldLengths';
import type { ContactRequest } from 'functions/contract/mailRequest';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { forget } from '../../ui/keptValue.ts';
import { loadPart } from '../../ui/loadPart.ts';
import { sessionStore } from '../../ui/sessionStore.ts';
import { draftKey, emptyDraft, keepDraft, readDraft, type ContactDraft } from './ContactDraft.ts';
import type { WrongFields } from './contactRequestFrom.ts';
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

  async function requestFrom(said: ContactDraft) {
    // With the first letter: the contract's schemas are as heavy as all the rest of the page.
    const { contactRequestFrom } = await loadPart(import('./contactRequestFrom.ts'));
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
    requestFrom(next).then(
      (checked) => {
        const still: WrongFields = 'wrong' in checked ? checked.wrong : {};
        setWrong((last) => {
          const left = Object.entries(last).filter(([name]) => still[name as PersonField]);
          return left.length < Object.keys(last).length ? Object.fromEntries(left) : last;
        });
      },
      // Whoever sends it is told.
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
      const checked = await requestFrom(latest.current);
      setWrong('wrong' in checked ? checked.wrong : {});
      if ('wrong' in checked) return Object.keys(checked.wrong)[0] as PersonField;
      await post(checked.request);
    } catch {
      setFailure(t(navigator.onLine ? 'failed' : 'offline'));
    } finally {
      busy.current = false;
      setSending(false);
    }
    return undefined;
  }

  async function post(request: ContactRequest) {
    const outcome = await postMail(request, form.current!);
    if (!outcome.sent) {
      setFailure(outcome.sentence ?? t(outcome.offline ? 'offline' : 'failed'));
      return;
    }
    forget(sessionStore(), draftKey);
    setDraft({ ...latest.current, fields: { ...latest.current.fields, message: '' } });
    setSentBy(request.email);
    void import('../../ui/showToast.tsx').then(
      ({ showToast }) => showToast(t('sent'), t('close')),
      () => {},
    );
  }

  return { draft, region, change, wrong, failure, sending, sentBy, again: () => setSentBy(undefined), send };
}
