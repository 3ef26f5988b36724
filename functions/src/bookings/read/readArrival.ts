import { arrivalSchema } from '../../contract/arrival.ts';
import type { Booking } from '../../contract/booking.ts';
import { arrivalPath } from '../../contract/collections.ts';
import type { Settings } from '../../contract/settings.ts';
import { guestArrival, mayReadArrival, type GuestArrival } from '../../domain/guestArrival.ts';
import { todayIn } from '../../domain/isoDate.ts';
import type { MailedBooking } from '../../mail/compose/bookingMail.ts';
import { dataOf, getAll, storedDocument } from '../../platform/storedDocuments.ts';

/** The arrival information that a guest may read on this day, for the apartments of their bookings. */
export async function readArrival(
  bookings: readonly Booking[],
  settings: Settings,
  now: Date,
): Promise<GuestArrival[]> {
  const today = todayIn(settings.timeZone, now);
  const due = bookings.filter((booking) => mayReadArrival(booking, settings, today));
  const documents = await getAll(due.map(({ apartment }) => storedDocument(arrivalPath(apartment), arrivalSchema)));
  return documents.flatMap((document, place) => {
    const typed = dataOf(document);
    const { apartment, language } = due[place]!;
    return (typed && guestArrival(apartment, typed, language)) ?? [];
  });
}

/** Adds the arrival information that a mail on this day may contain, for the booking's apartment and those of its group. */
export async function withArrival(booking: MailedBooking, settings: Settings, now: Date): Promise<MailedBooking> {
  return { ...booking, arrival: await readArrival([booking, ...(booking.others ?? [])], settings, now) };
}
