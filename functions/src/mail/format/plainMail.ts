import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import type { Language } from '../../domain/language.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { mailTexts } from './mailTexts.ts';
import { renderMessage, type MailBody } from './renderMessage.ts';

/**
 * A mail to a person who is not the owner. Replies go to the owner.
 * @param reason key in `locales/{language}/mail.json` of the reason why they get it; the text may use `property`
 */
export function mailToReader(
  id: string,
  { email, language }: { email: string; language: Language },
  reason: string,
  { ownerEmail }: Pick<Settings, 'ownerEmail'>,
  body: MailBody,
): ComposedMail {
  const message = renderMessage(language, body, undefined, mailTexts(language)(reason, { property: property.name }));
  return { id, to: [email], replyTo: ownerEmail, message };
}

/** Adds the unsubscribe headers of RFC 8058. */
export function withUnsubscribeLink(mail: ComposedMail, url: string): ComposedMail {
  const headers = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...mail, headers };
}

export function noteToOwner(
  id: string,
  { ownerEmail, ownerLanguage }: Pick<Settings, 'ownerEmail' | 'ownerLanguage'>,
  body: MailBody,
): ComposedMail {
  const reason = mailTexts(ownerLanguage)('footer.ownerReason', { property: property.name });
  return { id, to: [ownerEmail], message: renderMessage(ownerLanguage, body, undefined, reason) };
}
