import { stayRefusal } from '../../functions/src/domain/availability.ts';
import { guestsFit, type Guests } from '../../functions/src/domain/guests.ts';
import { addDays, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import type { OfferedApartment } from '../../functions/src/domain/offeredApartment.ts';
import { everyGroup, everySplit } from './anyVilla.ts';

const mostNights = 60;

/**
 * Whether any stay can be booked at all: looks at every arrival, length, group of apartments and way to split the party.
 * @param bookingWindow in days
 */
export function isAnythingFree(
  party: Guests,
  villa: readonly OfferedApartment[],
  today: IsoDate,
  bookingWindow: number,
): boolean {
  return everyGroup(villa).some((group) => {
    const split = everySplit(party, group.length).find((parts) =>
      parts.every((guests, index) => guestsFit(guests, group[index]!.limits)),
    );
    if (!split) return false;
    for (let day = 0; day <= bookingWindow; day += 1) {
      const checkIn = addDays(today, day);
      for (let nights = 1; nights <= mostNights; nights += 1) {
        const stay = { checkIn, checkOut: addDays(checkIn, nights) };
        const refusals = group.map((one, index) => stayRefusal(stay, split[index]!, one, one.taken, today));
        if (refusals.every((refusal) => refusal === undefined)) return true;
        // No longer stay from this day can be booked either.
        if (refusals.some((refusal) => refusal !== undefined && refusal !== 'stay-too-short')) break;
      }
    }
    return false;
  });
}
