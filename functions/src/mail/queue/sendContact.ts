import { createHash } from 'node:crypto';
import property from '../../../../villa/property.json' with { type: 'json' };
import type { ContactRequest } from '../../contract/mailRequest.ts';
import type { Settings } from '../../contract/settings.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { guestSections } from '../compose/bookingSections.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { guestName } from '../format/greetingName.ts';
import { paragraph } from '../format/MailContent.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { mailToReader, noteToOwner } from '../format/plainMail.ts';
import { singleLine } from '../format/renderMessage.ts';
import { queueOnce } from './queueMails.ts';

/**
 * Queues a message to the owner. The same message is queued only once a day, so that a retry after a lost response does no
 * harm.
 * @param copyTo proven email of the writer, who also gets a copy
 */
export async function sendContact(request: ContactRequest, copyTo: string | undefined, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const { website: _, sinceShown: __, copy: ___, ...said } = request;
  const content = Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([day, content]))
    .digest('hex');
  const id = `contact-${hash.slice(0, 32)}`;
  const settings = await readSettings();
  await queueOnce(composeContact(request, settings, id), now);
  if (copyTo !== undefined) await queueOnce(composeContactCopy(request, copyTo, settings, `${id}-copy`), now);
}

/** Contact message for the owner. Replies go to the sender. */
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

/**
 * Copy of a contact message for its writer.
 * @param copyTo must be proven: a copy to a typed email could send any text to anyone
 */
export function composeContactCopy(
  request: ContactRequest,
  copyTo: string,
  settings: Settings,
  id: string,
): ComposedMail {
  const { language, message } = request;
  const t = mailTexts(language);
  const values = { property: property.name };
  const body = {
    subject: t('contact.copy.subject', values),
    preheader: [...singleLine(message)].slice(0, 120).join(''),
    heading: t('contact.copy.heading'),
    sections: [
      paragraph(t('contact.copy.intro')),
      { kind: 'quotation' as const, title: t('received.guest.message'), text: message },
    ],
  };
  return mailToReader(id, { email: copyTo, language }, 'contact.copy.reason', settings, body);
}
