import { blocksCollection, nightsCollection } from '../../contract/collections.ts';
import type { StoredNight } from '../../contract/booking.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { firestore } from '../../platform/firestore.ts';
import * as log from '../../platform/log.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { reconcileBlock } from './reconcileBlock.ts';

/**
 * Settles blocks, to make up for lost or failed events. One that cannot be settled does not stop the others.
 * @param which `coming`: blocks that are not over, by agreed or typed dates; `all`: also the nights of deleted blocks
 * @returns the IDs of those that were written
 */
export async function settleBlocks(now: Date, which: 'coming' | 'all'): Promise<string[]> {
  const { timeZone } = await readSettings();
  const today = todayIn(timeZone, now);
  const settled: string[] = [];
  for (const id of await (which === 'all' ? everyId() : comingIds(today))) {
    try {
      if ((await reconcileBlock(id, now)) === 'changed') settled.push(id);
    } catch (error) {
      log.blockNotSettled(id, error);
    }
  }
  return settled;
}

async function comingIds(today: string): Promise<Set<string>> {
  const blocks = firestore().collection(blocksCollection);
  const found = await Promise.all([
    blocks.where('agreed.checkOut', '>=', today).get(),
    blocks.where('checkOut', '>=', today).get(),
  ]);
  return new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)));
}

async function everyId(): Promise<Set<string>> {
  const db = firestore();
  const [blocks, nights] = await Promise.all([
    db.collection(blocksCollection).select().get(),
    db.collection(nightsCollection).where('block', '>', '').get(),
  ]);
  const holders = nights.docs.map((night) => (night.data() as StoredNight).block ?? '');
  return new Set([...blocks.docs.map(({ id }) => id), ...holders]);
}
