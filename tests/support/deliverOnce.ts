/*
 * One call of the delivery in a process of its own, for a test that kills it:
 *   node tests/support/deliverOnce.ts <path of the mail's document> <port of a mail server>
 */
import './emulators.ts';
import { deliverMailDocument } from '../../functions/src/mail/deliverMailDocument.ts';
import { smtpSender } from '../../functions/src/mail/smtpSender.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

const [path, port] = process.argv.slice(2);
if (!path || !port) throw new Error('say which document, and the port of the mail server');
console.log(
  await deliverMailDocument(
    firestore().doc(path),
    smtpSender(`smtp://127.0.0.1:${port}`, '"Test" <test@house.example>'),
  ),
);
