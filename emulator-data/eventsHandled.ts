import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mailCollection } from '../functions/src/contract/collections.ts';
import { firestore } from '../functions/src/platform/firestore.ts';

/**
 * Waits until the triggers have handled everything written so far, so that no test waits for the events of earlier ones. The
 * emulator runs triggers in the order of the writes. So this writes a mail without a recipient, and waits until it fails.
 */
export async function eventsHandled(limitMs: number): Promise<void> {
  const last = firestore().collection(mailCollection).doc(`test-${randomUUID()}`);
  await last.create({ to: [], message: { subject: 'The last event', text: '' } });
  try {
    for (const end = Date.now() + limitMs; (await last.get()).get('delivery.state') !== 'ERROR'; await wait(100)) {
      if (Date.now() > end) throw new Error(`the triggers had not run after ${limitMs / 1000} s`);
    }
  } finally {
    await last.delete();
  }
}
