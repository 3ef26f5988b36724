import { onDocumentWritten } from 'firebase-functions/firestore';
import { defineSecret, defineString } from 'firebase-functions/params';
import property from '../../../villa/property.json' with { type: 'json' };
import { mailCollection } from '../contract/collections.ts';
import { deliverMailDocument, type SendMail } from '../mail/deliverMailDocument.ts';
import { smtpSender } from '../mail/smtpSender.ts';

const emulated = process.env.FUNCTIONS_EMULATOR === 'true';
const mailCatcher = 'smtp://127.0.0.1:1025';

const smtpUrl = defineSecret('SMTP_URL');
const mailFrom = defineString('MAIL_FROM', {
  default: `"${property.name}" <${property.email}>`,
  description: 'Sender of every mail, as the SMTP account allows it.',
});
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
  },
  async ({ data }) => {
    if (!data?.after.exists || mailDelivery.value() === 'extension') return;
    // One per process, kept between calls.
    sender ??= smtpSender(emulated ? mailCatcher : smtpUrl.value(), mailFrom.value());
    await deliverMailDocument(data.after.ref, sender);
  },
);
