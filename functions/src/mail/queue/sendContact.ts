import { createHash } from 'node:crypto';
import type { ContactRequest } from '../../contract/mailRequest.ts';
import type { Settings } from '../../contract/settings.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { guestSections } from '../compose/bookingSections.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { guestName } from '../format/greetingName.ts';
import { paragraph } from '../format/MailContent.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { noteToOwner } from '../format/plainMail.ts';
import { singleLine } from '../format/renderMessage.ts';
import { queueOnce } from './queueMails.ts';

/**
 * Queues a message to the owner. The same message is queued only once a day, so that a retry after a lost response does no
 * harm.
 */
export async function sendContact(request: ContactRequest, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const { website: _, sinceShown: __, ...said } = request;
  const content = Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([day, content]))
    .digest('hex');
  const mail = composeContact(request, await readSettings(), `contact-${hash.slice(0, 32)}`);
  await queueOnce(mail, now);
}

/**
 * Contact message for the owner. Replies go to the sender. The sender gets no copy, because the email is unproven and a copy
 * could send any text to anyone.
 */
export function composeContact(request: ContactRequest, settings: Settings, id: string): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  const name = guestName(request);
  const body = {
    subject: t('contact.subject', { name }),
    preheader: [...singleLine(request.message)].slice(0, 120).join(''),
    heading: t('contact.heading'),
    sections: [paragraph(t('contact.intro', { name })), ...guestSections(request, language)],
  };
  return { ...noteToOwner(id, settings, body), replyTo: request.email };
}
