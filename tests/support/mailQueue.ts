import { mailCollection } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';

/**
 * Deletes the mails that wait to be sent and waits until the triggers have run, so that a load test does not slow the
 * next test.
 */
export async function discardWaitingMails(limitMs = 900_000): Promise<void> {
  const mails = await firestore().collection(mailCollection).get();
  const writer = firestore().bulkWriter();
  for (const mail of mails.docs) if (mail.get('delivery') === undefined) void writer.delete(mail.ref);
  await writer.close();
  await eventsHandled(limitMs);
}
