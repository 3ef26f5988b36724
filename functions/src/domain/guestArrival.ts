import type { BookingStatus } from './bookingState.ts';
import { addDays, type IsoDate } from './isoDate.ts';
import { languages, type Language } from './language.ts';
import type { Stay } from './stay.ts';

/** The owner's texts about getting into an apartment. Fields that the owner has not filled in are empty. */
interface TypedArrival {
  keyCode: string;
  wifiName: string;
  wifiPassword: string;
  /** By language. */
  instructions: Readonly<Record<string, string>>;
  houseRules: Readonly<Record<string, string>>;
}

/** An apartment's arrival information for its guest, in one language. */
export interface GuestArrival extends Record<keyof TypedArrival, string> {
  apartment: string;
}

/**
 * Whether a guest may read how to get in: with a confirmed stay, from the day of the reminder (the day of arrival, if there is
 * no reminder) to the day of departure.
 */
export function mayReadArrival(
  { status, checkIn, checkOut }: Stay & { status: BookingStatus },
  { reminderDaysBefore }: { readonly reminderDaysBefore: number },
  today: IsoDate,
): boolean {
  return status === 'confirmed' && today >= addDays(checkIn, -reminderDaysBefore) && today <= checkOut;
}

/** The owner's texts in this language, or else in the site's first language that has one; `null` if all fields are empty. */
export function guestArrival(apartment: string, typed: TypedArrival, language: Language): GuestArrival | null {
  const textIn = (texts: Readonly<Record<string, string>>) =>
    [language, ...languages].map((one) => texts[one] ?? '').find((text) => text !== '') ?? '';
  const { keyCode, wifiName, wifiPassword } = typed;
  const found = {
    ...{ keyCode, wifiName, wifiPassword },
    instructions: textIn(typed.instructions),
    houseRules: textIn(typed.houseRules),
  };
  return Object.values(found).some((text) => text !== '') ? { apartment, ...found } : null;
}
