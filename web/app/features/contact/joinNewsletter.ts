import type { Language } from 'functions/domain/language';
import type { TFunction } from 'i18next';
import { showToast } from '../../ui/showToast.tsx';
import type { NewsletterSaid } from './NewsletterForm.tsx';
import { postMail } from './postMail.ts';

/**
 * Asks for the newsletter, and says what became of it.
 * @param field with the address, in its form
 */
export async function joinNewsletter(
  field: HTMLInputElement,
  language: Language,
  t: TFunction<'newsletter'>,
): Promise<NewsletterSaid> {
  // Only the gross: the server looks closer, and the contract's schemas are too much for one field on every page.
  const address = field.value.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    return { kind: 'wrong', text: t(address === '' ? 'missing' : 'wrong') };
  const outcome = await postMail({ kind: 'newsletter', language, email: address }, field.form!);
  if (!outcome.sent) {
    return { kind: 'failed', text: outcome.sentence ?? t(outcome.offline ? 'offline' : 'failed') };
  }
  showToast(t('joined'), t('close'));
  return { kind: 'joined', text: `${t('joined')} ${t('confirm')}` };
}
