/*
 * One delivery in a separate process, for a test that kills it: node tests/support/deliverOnce.ts <path of the mail
 * document> <URL of a mail server>
 */
import './emulators.ts';
import { deliverMailDocument } from '../../functions/src/mail/deliver/deliverMailDocument.ts';
import { smtpSender } from '../../functions/src/mail/deliver/smtpSender.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

const [path, url] = process.argv.slice(2);
if (!path || !url) throw new Error('pass the document and the URL of the mail server');
console.log(await deliverMailDocument(firestore().doc(path), smtpSender(url, '"Test" <test@house.example>')));
