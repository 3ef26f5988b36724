import { addDays, type IsoDate } from './isoDate.ts';
import type { BookingStatus } from './bookingState.ts';
import { isInUnion } from './countries.ts';
import type { Stay } from './stay.ts';

/* The register of guests that Croatian law requires: hosts enter every guest into eVisitor. */

/**
 * How long the persons of a stay are kept, in days after departure: long enough to sign them out and to correct an entry in
 * eVisitor, which keeps the data that the law requires.
 */
export const registerKeptDays = 30;

/** The last day on which the persons of a stay are kept. */
export function registerKeptUntil({ checkOut }: Pick<Stay, 'checkOut'>): IsoDate {
  return addDays(checkOut, registerKeptDays);
}

/** Whether the persons of a booking may be entered and kept. */
export function isRegisterKept(
  { status, checkOut }: Pick<Stay, 'checkOut'> & { status: BookingStatus },
  today: IsoDate,
) {
  return status === 'confirmed' && today <= registerKeptUntil({ checkOut });
}

/** A time in the property's time zone. */
export interface LocalTime {
  day: IsoDate;
  /** `HH:MM` */
  time: string;
}

/** The owner's next task in eVisitor, and its deadline. */
export interface RegisterDuty {
  what: 'arrival' | 'departure';
  until: LocalTime;
  isLate: boolean;
}

/**
 * Guests are registered within 24 hours of arrival and signed out within 24 hours of departure (Pravilnik NN 126/15). The hours
 * count from the beginning of check-in and the end of check-out, because nobody records when guests really come and go.
 * @param entered what the owner has entered already
 * @returns `undefined` if there is nothing to do yet or any more
 */
export function registerDuty(
  stay: Stay,
  { checkInFrom, checkOutUntil }: { checkInFrom: string; checkOutUntil: string },
  entered: { arrival: boolean; departure: boolean },
  now: LocalTime,
): RegisterDuty | undefined {
  const due = (what: RegisterDuty['what'], day: IsoDate, time: string): RegisterDuty | undefined => {
    if (now.day < day) return undefined;
    const until = { day: addDays(day, 1), time };
    return { what, until, isLate: `${now.day} ${now.time}` > `${until.day} ${until.time}` };
  };
  if (!entered.arrival) return due('arrival', stay.checkIn, checkInFrom);
  return entered.departure ? undefined : due('departure', stay.checkOut, checkOutUntil);
}

/** Whether `value` is a real day, `YYYY-MM-DD`, from 1900 on. `parseIsoDate` begins with 1970, too late for days of birth. */
export function isDay(value: string): boolean {
  if (!/^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

interface CheckedPerson {
  birthDate: string;
  citizenship: string;
  borderCrossing?: string | undefined;
  passageDate?: string | undefined;
}

/** Whether a person has to state border crossing and day of passage: all who are not citizens of the EU. */
export function needsPassage(citizenship: string): boolean {
  return citizenship !== '' && !isInUnion(citizenship);
}

/**
 * The faults of a person's data that checking each field by itself does not find.
 * @param last the latest possible day of passage: the day of departure
 */
export function faultsOfPerson(
  { birthDate, citizenship, borderCrossing, passageDate }: CheckedPerson,
  today: IsoDate,
  last: IsoDate,
): Partial<Record<'birthDate' | 'borderCrossing' | 'passageDate', 'missing' | 'wrong'>> {
  const asks = needsPassage(citizenship);
  return {
    ...(birthDate > today && { birthDate: 'wrong' as const }),
    ...(asks && !borderCrossing && { borderCrossing: 'missing' as const }),
    ...(asks && !passageDate && { passageDate: 'missing' as const }),
    ...(passageDate && passageDate > last && { passageDate: 'wrong' as const }),
  };
}
