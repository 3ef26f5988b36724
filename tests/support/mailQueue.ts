import { expect } from 'vitest';
import { mailCollection } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';

/** Waits until every queued mail is delivered and the triggers have run for that, so that load tests do not slow the next test. */
export async function eventuallyDelivered(limitMs = 900_000): Promise<void> {
  const mails = firestore().collection(mailCollection);
  const waiting = async () => {
    const [all, delivered, failed] = await Promise.all([
      mails.count().get(),
      mails.where('delivery.state', '==', 'SUCCESS').count().get(),
      mails.where('delivery.state', '==', 'ERROR').count().get(),
    ]);
    return all.data().count - delivered.data().count - failed.data().count;
  };
  await expect.poll(waiting, { timeout: limitMs, interval: 500 }).toBe(0);
  await eventsHandled(limitMs);
}
