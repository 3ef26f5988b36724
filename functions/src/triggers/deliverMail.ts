import { onDocumentWritten } from 'firebase-functions/firestore';
import { defineSecret, defineString } from 'firebase-functions/params';
import property from '../../../villa/property.json' with { type: 'json' };
import { mailCollection } from '../contract/collections.ts';
import { deliverMailDocument, type SendMail } from '../mail/deliverMailDocument.ts';
import { deliveryStep } from '../mail/deliveryStep.ts';
import { smtpSender } from '../mail/smtpSender.ts';

const emulated = process.env.FUNCTIONS_EMULATOR === 'true';
const mailCatcher = 'smtp://127.0.0.1:1025';

const smtpUrl = defineSecret('SMTP_URL');
// Its value stands in functions/.env: without one there, the emulators would stop and ask.
const mailDelivery = defineString('MAIL_DELIVERY', {
  default: 'function',
  description: 'Who delivers the documents in mail/: this "function", or the installed Trigger Email "extension".',
});

let sender: SendMail | undefined;

/** Sends what is queued in `mail/{id}`, and again when its `delivery.state` is set to RETRY. */
export const deliverMail = onDocumentWritten(
  {
    document: `${mailCollection}/{id}` as const,
    secrets: emulated ? [] : [smtpUrl],
    // Ends before its lease on a document does.
    timeoutSeconds: 50,
    retry: true,
  },
  async ({ data, params }) => {
    if (!data?.after.exists || mailDelivery.value() === 'extension') return;
    // What a delivery itself writes are events too, and need not be looked at again.
    const step = deliveryStep(data.after.get('delivery'), Date.now());
    if (step === 'leave' || step === 'wait') return;
    // One per process, kept between calls.
    sender ??= smtpSender(emulated ? mailCatcher : smtpUrl.value(), `"${property.name}" <${property.email}>`);
    const outcome = await deliverMailDocument(data.after.ref, sender);
    // The event that asked for a delivery finds one under way: another call has it, or one that died had it. Only the
    // end of its lease will tell, so the event has to come again.
    if (outcome === 'busy') throw new Error(`mail/${params.id} is being delivered: look again later`);
  },
);
