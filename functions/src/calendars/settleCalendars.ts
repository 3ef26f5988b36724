import { platformCalendarsCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { applyReading } from './applyReading.ts';

/**
 * Makes the nights of every platform calendar what its last reading says, to make up for edits in the console.
 * @returns the IDs of those that were written
 */
export async function settleCalendars(now: Date): Promise<string[]> {
  const [{ docs }, settings] = await Promise.all([
    firestore().collection(platformCalendarsCollection).get(),
    readSettings(),
  ]);
  const settled: string[] = [];
  for (const document of docs) {
    const { id } = document;
    try {
      const outcome = await applyReading(document, { status: 'stored' }, { settings, now, checksNights: true });
      if (outcome === 'changed') settled.push(id);
    } catch (error) {
      log.calendarNotSettled(id, error);
    }
  }
  return settled;
}
