import { isRegisterKept } from '../../domain/guestRegister.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { pagesOf } from '../../platform/storedDocuments.ts';
import { bookedStays } from '../bookings.ts';
import { workThrough } from '../workThrough.ts';
import { guestRegisters } from './guestRegisters.ts';

/**
 * Deletes the persons of stays that ended some time ago, were cancelled, or whose booking was deleted. Reads all registers,
 * which are few because earlier runs have deleted the old ones.
 * @returns the IDs of their bookings
 */
export async function clearRegisters(now: Date): Promise<string[]> {
  const today = todayIn((await readSettings()).timeZone, now);
  return workThrough(
    pagesOf(guestRegisters(), 100),
    async ({ id, ref }) => {
      const stay = (await bookedStays().doc(id).get()).data()?.settledStay;
      if (stay && isRegisterKept(stay, today)) return false;
      await ref.delete();
      return true;
    },
    'register could not be deleted',
  );
}
