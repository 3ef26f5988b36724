import { onDocumentWritten } from 'firebase-functions/firestore';
import { defineSecret, defineString } from 'firebase-functions/params';
import property from '../../../villa/property.json' with { type: 'json' };
import { mailCollection } from '../contract/collections.ts';
import { deliverMailDocument, type SendMail } from '../mail/deliver/deliverMailDocument.ts';
import { deliveryStep } from '../mail/deliver/deliveryStep.ts';
import { smtpSender } from '../mail/deliver/smtpSender.ts';

const emulated = process.env.FUNCTIONS_EMULATOR === 'true';
const mailCatcher = 'smtp://127.0.0.1:1025';

const smtpUrl = defineSecret('SMTP_URL');
// Set in functions/.env; without a value there, the emulators would ask for it.
const mailDelivery = defineString('MAIL_DELIVERY', {
  default: 'function',
  description: 'Who delivers the documents in mail/: this "function", or the installed Trigger Email "extension".',
});

let sender: SendMail | undefined;

/** Sends new mails in `mail/{id}`, and again after `delivery.state` is set to RETRY. */
export const deliverMail = onDocumentWritten(
  {
    document: `${mailCollection}/{id}` as const,
    secrets: emulated ? [] : [smtpUrl],
    // Shorter than the lease on a document.
    timeoutSeconds: 50,
    retry: true,
  },
  async ({ data, params }) => {
    if (!data?.after.exists || mailDelivery.value() === 'extension') return;
    // Skips the writes of the delivery itself.
    const step = deliveryStep(data.after.get('delivery'), Date.now());
    if (step === 'leave' || step === 'wait') return;
    // One per process.
    sender ??= smtpSender(emulated ? mailCatcher : smtpUrl.value(), `"${property.name}" <${property.email}>`);
    const outcome = await deliverMailDocument(data.after.ref, sender);
    // Another call is sending the mail, or died while sending. Only the end of its lease shows which, so the event is
    // retried.
    if (outcome === 'busy') throw new Error(`mail/${params.id} is being delivered: look again later`);
  },
);
