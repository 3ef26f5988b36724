import type { Language } from 'functions/domain/language';
import type { TFunction } from 'i18next';
import { looksLikeEmail } from '../../form/FieldErrors.ts';
import { showToast } from '../../ui/toast/showToast.ts';
import { postMail } from './postMail.ts';

/** The result of sending, shown at the field. */
export interface NewsletterOutcome {
  text: string;
  /** `wrong`: the guest must correct the email; `failed`: the guest can try again. */
  kind: 'wrong' | 'failed' | 'joined';
}

export async function joinNewsletter(
  form: HTMLFormElement,
  language: Language,
  t: TFunction<'newsletter'>,
): Promise<NewsletterOutcome> {
  const email = (new FormData(form).get('email') as string).trim();
  // A rough check, because the contract's schemas are too large for a single field on every page.
  if (!looksLikeEmail(email)) return { kind: 'wrong', text: t(email === '' ? 'missing' : 'wrong') };
  const outcome = await postMail({ kind: 'newsletter', language, email }, form);
  if (!outcome.sent) {
    return { kind: 'failed', text: outcome.sentence ?? t(outcome.offline ? 'offline' : 'failed') };
  }
  // Nobody has joined before clicking the link in the mail, so the text always asks for that click too.
  const text = `${t('joined')} ${t('confirm')}`;
  showToast(text, t('close'));
  return { kind: 'joined', text };
}
