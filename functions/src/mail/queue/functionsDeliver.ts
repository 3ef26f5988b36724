import { defineString } from 'firebase-functions/params';

// Set in functions/.env; without a value there, the emulators would ask for it.
const mailDelivery = defineString('MAIL_DELIVERY', {
  default: 'function',
  description: 'Who delivers the documents in mail/: this "function", or the installed Trigger Email "extension".',
});

/** Whether the functions deliver mails, and not the extension. */
export function functionsDeliver(): boolean {
  return mailDelivery.value() !== 'extension';
}
