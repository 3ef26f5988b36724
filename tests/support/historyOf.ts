import { findHistory } from '../../functions/src/bookings/change/bookingHistory.ts';
import type { HistoryEntry } from '../../functions/src/contract/history.ts';

/** The entries about a booking, oldest first. */
export async function historyOf(number: string): Promise<HistoryEntry[]> {
  const found = await findHistory(number);
  return found.map((entry) => entry.data()).sort((a, b) => a.revision - b.revision);
}

/** What was done with a booking and by whom, such as `confirmed by owner`, oldest first. */
export async function actionsOf(number: string): Promise<string[]> {
  return (await historyOf(number)).map(({ action, by }) => `${action} by ${by}`);
}
