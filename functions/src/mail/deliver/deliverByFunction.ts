import type { DocumentReference } from 'firebase-admin/firestore';
import { defineSecret } from 'firebase-functions/params';
import property from '../../../../villa/property.json' with { type: 'json' };
import { deliverMailDocument, type DeliveryOutcome, type SendMail } from './deliverMailDocument.ts';
import { smtpSender } from './smtpSender.ts';

const emulated = process.env.FUNCTIONS_EMULATOR === 'true';
const mailCatcher = 'smtp://127.0.0.1:1025';

const smtpUrl = defineSecret('SMTP_URL');

export const deliveryOptions = {
  secrets: emulated ? [] : [smtpUrl],
  // Shorter than the lease on a document.
  timeoutSeconds: 50,
};

let sender: SendMail | undefined;

/**
 * Delivers `mail/{id}` through the configured mail server.
 * @throws {Error} if another call is sending the mail, or died while sending. Only the end of the lease shows which, so the
 * function must be retried
 */
export async function deliverByFunction(reference: DocumentReference): Promise<DeliveryOutcome> {
  // One sender per process.
  sender ??= smtpSender(emulated ? mailCatcher : smtpUrl.value(), `"${property.name}" <${property.email}>`);
  const outcome = await deliverMailDocument(reference, sender);
  if (outcome === 'busy') throw new Error(`${reference.path} is being delivered: look again later`);
  return outcome;
}
