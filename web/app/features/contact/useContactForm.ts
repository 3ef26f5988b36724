import type { PersonField } from 'functions/contract/fieldLengths';
import type { ContactRequest } from 'functions/contract/mailRequest';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readHint } from '../../firebase/session/signedInHint.ts';
import type { FieldErrors } from '../../form/FieldErrors.ts';
import { knownFields } from '../../form/knownFields.ts';
import { fillPerson, readPerson, readPhoneRegion } from '../../form/readPerson.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { showToast } from '../../ui/toast/showToast.ts';
import { removeItem } from '../../storage/browserStorage.ts';
import { loadPart } from '../../ui/loading/loadPart.ts';
import { emptyDraft, readDraft, saveDraft, type ContactDraft } from './ContactDraft.ts';
import { postMail } from './postMail.ts';

export interface SentMessage {
  /** The typed email, to which the reply goes. */
  email: string;
  /** The email that a copy goes to. `null` if the guest wanted a copy but none was sent. */
  copy: string | null | undefined;
}

/**
 * The contact form. Its texts survive failures and reloads. It is sent once however often the button is pressed, and can be
 * sent again after a failure.
 * @param beginning first text of a new message
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, beginning: string) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  /** Initial values: empty in the prerendered page; after sending, the values worth reusing. */
  const [start, setStart] = useState(emptyDraft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<SentMessage>();
  // State would be too late for a second press before the next render.
  const busy = useRef(false);

  function readForm(): ContactDraft {
    return { fields: readPerson(form.current!), phoneRegion: readPhoneRegion(form.current!) };
  }

  /**
   * Reads the form only after the schemas are loaded, and checks it. Checks may end in another order than they began.
   * If each used the texts from its start, an earlier check could hide errors that a later one has found.
   */
  async function check() {
    // Loaded at the first keystroke, because the contract's schemas are as large as the rest of the page.
    const { contactRequestFrom } = await loadPart(import('./contactRequestFrom.ts'));
    const draft = readForm();
    return { draft, checked: contactRequestFrom(draft, language) };
  }

  // Fills only empty inputs: text typed before hydration wins over the stored draft.
  useEffect(() => {
    // After sending there is no form, but the guest may still change the stay.
    if (!form.current) return;
    const stored = readDraft();
    const account = readHint();
    const isNew = !stored.fields.firstName && !stored.fields.lastName && !stored.fields.email;
    fillPerson(form.current, {
      ...stored.fields,
      ...(account && isNew && knownFields(account)),
      message: stored.fields.message || beginning,
    });
    // Most visits have no draft and need no further render.
    setStart((last) => (last.phoneRegion === stored.phoneRegion ? last : { ...last, phoneRegion: stored.phoneRegion }));
  }, [form, beginning]);

  function change() {
    saveDraft(readForm());
    check().then(
      ({ checked }) => {
        const left = 'errors' in checked ? checked.errors : {};
        setErrors((shown) => {
          const still = Object.entries(shown).filter(([name]) => left[name as PersonField]);
          return still.length < Object.keys(shown).length ? Object.fromEntries(still) : shown;
        });
      },
      // Loading fails offline. Sending will report that.
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
      const { draft, checked } = await check();
      // Synchronous, so that the field has its message when it gets the focus.
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
    const copy = new FormData(form.current!).has('copy');
    const outcome = await postMail(copy ? { ...request, copy } : request, form.current!);
    if (!outcome.sent) {
      setFailure(outcome.sentence ?? t(outcome.offline ? 'offline' : 'failed'));
      return;
    }
    removeItem('contactDraft');
    setStart({ ...draft, fields: { ...draft.fields, message: '' } });
    setSent({ email: request.email, copy: copy ? (outcome.copyTo ?? null) : undefined });
    showToast(t('sent'), t('close'));
  }

  return { start, change, errors, failure, sending, sent, again: () => setSent(undefined), send };
}
