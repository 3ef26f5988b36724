import { createHash } from 'node:crypto';
import type { ContactRequest } from '../../contract/mailRequest.ts';
import { isAlreadyExists } from '../../platform/firestoreError.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { composeContact } from '../compose/composeContact.ts';
import { mailDocument } from './mailDocument.ts';

/**
 * Queues a message to the owner. The same message on the same day is queued once, so that repeating after a lost
 * response does no harm.
 */
export async function sendContact(request: ContactRequest, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const { website: _, sinceShown: __, ...said } = request;
  const content = Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([day, content]))
    .digest('hex');
  const mail = composeContact(request, await readSettings(), `contact-${hash.slice(0, 32)}`);
  const { reference, document } = mailDocument(mail, now);
  try {
    await reference.create(document);
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
