import { addDays, type IsoDate } from './isoDate.ts';
import type { Stay } from './stay.ts';

/** Due date of the advance payment for a stay that is confirmed on this day: at the latest the day of arrival. */
export function advanceDueDate(confirmedOn: IsoDate, { checkIn }: Stay, advanceDueDays: number): IsoDate {
  const due = addDays(confirmedOn, advanceDueDays);
  return due < checkIn ? due : checkIn;
}
