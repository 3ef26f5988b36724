import property from '../../../villa/property.json' with { type: 'json' };
import type { ContactRequest } from '../contract/mailRequest.ts';
import type { Settings } from '../contract/settings.ts';
import { guestName, guestSections } from './bookingSections.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { houseMessage } from './houseMessage.ts';
import { mailTexts } from './mailTexts.ts';
import { singleLine } from './singleLine.ts';

/**
 * What somebody wrote in the contact form, for the owner; an answer goes to whoever wrote. Nothing is sent to the writer:
 * nobody has proved that the address is theirs, and a copy would carry any text to any stranger.
 */
export function composeContact(request: ContactRequest, settings: Settings, id: string): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  const name = guestName(request);
  const words = {
    subject: t('contact.subject', { name }),
    preheader: [...singleLine(request.message)].slice(0, 120).join(''),
    heading: t('contact.heading'),
    sections: [{ kind: 'paragraph' as const, text: t('contact.intro', { name }) }, ...guestSections(request, language)],
  };
  const reason = t('footer.ownerReason', { house: property.name });
  return {
    id,
    to: [settings.ownerEmail],
    replyTo: request.email,
    message: houseMessage(language, words, [], reason),
  };
}
