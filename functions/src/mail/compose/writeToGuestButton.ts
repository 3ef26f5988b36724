import type { Language } from '../../domain/language.ts';
import type { MailSection } from '../format/MailContent.ts';
import { mailTexts } from '../format/mailTexts.ts';

/** Opens an empty message to the guest, whose email may be unknown or deleted with their account. */
export function writeToGuestButton({ email }: { email: string }, language: Language): MailSection[] {
  if (!email) return [];
  const label = mailTexts(language)('owner.writeToGuest');
  return [{ kind: 'button', label, href: emailLink(email), secondary: true }];
}

export function emailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
