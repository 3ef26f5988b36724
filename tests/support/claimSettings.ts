import { setTimeout as wait } from 'node:timers/promises';
import { firestore } from '../../functions/src/platform/firestore.ts';

const claim = () => firestore().doc('claimsOfTests/settings');
const alreadyExists = 6;

/** Waits until no other test, in any process, is saving settings. */
export async function claimSettings(): Promise<void> {
  for (;;) {
    try {
      await claim().create({});
      return;
    } catch (error) {
      if ((error as { code?: number }).code !== alreadyExists) throw error;
      await wait(200);
    }
  }
}

export async function releaseSettings(): Promise<void> {
  await claim().delete();
}
