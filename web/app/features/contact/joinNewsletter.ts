import type { Language } from 'functions/domain/language';
import type { TFunction } from 'i18next';
import { looksLikeEmail } from '../../form/looksLikeEmail.ts';
import { showToast } from '../../ui/toast/showToast.ts';
import { postMail } from './postMail.ts';

/** What became of a sending, to be shown at the field. */
export interface NewsletterOutcome {
  text: string;
  /** `wrong`: the guest has to correct the email; `failed`: to try again. */
  kind: 'wrong' | 'failed' | 'joined';
}

/** Asks for the newsletter for the email in a form. */
export async function joinNewsletter(
  form: HTMLFormElement,
  language: Language,
  t: TFunction<'newsletter'>,
): Promise<NewsletterOutcome> {
  const email = (new FormData(form).get('email') as string).trim();
  // The contract's schemas are too heavy for one field on every page.
  if (!looksLikeEmail(email)) return { kind: 'wrong', text: t(email === '' ? 'missing' : 'wrong') };
  const outcome = await postMail({ kind: 'newsletter', language, email }, form);
  if (!outcome.sent) {
    return { kind: 'failed', text: outcome.sentence ?? t(outcome.offline ? 'offline' : 'failed') };
  }
  // Nobody has joined before the click in the mail, so the thanks never stand alone.
  const text = `${t('joined')} ${t('confirm')}`;
  showToast(text, t('close'));
  return { kind: 'joined', text };
}
