/* A process that issues invoices until it is killed: `node issueInvoices.ts BOOKING...`, in the project of GCLOUD_PROJECT. */
import './emulators.ts';
import { randomUUID } from 'node:crypto';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { issueInvoice } from '../../functions/src/owner/issueInvoice.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

const owner = { email: 'owner@example.net' };

for (const booking of process.argv.slice(2)) {
  const { revision = 0 } = (await firestore().doc(bookingPath(booking)).get()).data() ?? {};
  const request = { requestId: randomUUID(), booking, revision: revision as number };
  await issueInvoice(request, owner, new Date('2027-12-31T10:00:00Z'));
  console.log(booking);
}
