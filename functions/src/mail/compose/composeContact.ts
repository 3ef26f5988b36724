import property from '../../../../villa/property.json' with { type: 'json' };
import type { ContactRequest } from '../../contract/mailRequest.ts';
import type { Settings } from '../../contract/settings.ts';
import { guestSections } from './bookingSections.ts';
import { guestName } from '../format/greetingName.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { renderMessage } from '../format/renderMessage.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { singleLine } from '../format/singleLine.ts';

/**
 * Contact message for the owner; replies go to the writer. The writer gets no copy: the email is not proven, and a copy
 * could carry any text to anyone.
 */
export function composeContact(request: ContactRequest, settings: Settings, id: string): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  const name = guestName(request);
  const body = {
    subject: t('contact.subject', { name }),
    preheader: [...singleLine(request.message)].slice(0, 120).join(''),
    heading: t('contact.heading'),
    sections: [{ kind: 'paragraph' as const, text: t('contact.intro', { name }) }, ...guestSections(request, language)],
  };
  const reason = t('footer.ownerReason', { property: property.name });
  return {
    id,
    to: [settings.ownerEmail],
    replyTo: request.email,
    message: renderMessage(language, body, [], reason),
  };
}
