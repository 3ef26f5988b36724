import type { Apartment } from 'functions/contract/apartment';
import type { CheckAvailabilityResponse } from 'functions/contract/callables';
import { stayAvailability } from 'functions/domain/stayAvailability';
import { parseStay } from 'functions/domain/stay';
import { BookingFailure } from '../../../firebase/calls/BookingFailure.ts';
import { callFunction } from '../../../firebase/calls/callFunction.ts';
import type { StayChoice } from '../chosenStay/StayChoice.ts';
import { villaNights } from '../takenNights/villaNights.ts';
import type { VillaNights } from '../takenNights/VillaNightsStore.ts';
import { readCurrentApartments } from './showChangedApartments.ts';

/**
 * What the public taken nights and prices say of a stay: some minutes old, and free of charge. Where they cannot be read, the server is
 * asked.
 * @param apartment only this one, or all
 * @throws {BookingFailure} if the dates are no stay, or the server cannot be asked either
 */
export async function loadAvailability(choice: StayChoice, apartment?: string): Promise<CheckAvailabilityResponse> {
  let known: [VillaNights, Apartment[]];
  try {
    known = await Promise.all([villaNights.read(), readCurrentApartments()]);
  } catch {
    return askAvailability(choice, apartment);
  }
  return availabilityFrom(...known, choice, apartment, new Date()) ?? askAvailability(choice, apartment);
}

/**
 * The same by what is read already.
 * @returns undefined if no apartment is known
 * @throws {BookingFailure} if the dates are no stay
 */
export function availabilityFrom(
  nights: VillaNights,
  apartments: readonly Apartment[],
  choice: StayChoice,
  slug: string | undefined,
  now: Date,
): CheckAvailabilityResponse | undefined {
  const parsed = parseStay(choice.checkIn, choice.checkOut);
  if ('problem' in parsed) throw new BookingFailure({ code: parsed.problem });
  const asked = apartments.flatMap((apartment) => {
    const taken = nights.get(apartment.slug);
    return taken && (slug === undefined || slug === apartment.slug) ? [{ ...apartment, taken }] : [];
  });
  return asked.length > 0 ? stayAvailability(parsed.stay, choice, asked, now) : undefined;
}

/**
 * What the server says of a stay now. The public nights are corrected by it.
 * @throws {BookingFailure}
 */
export async function askAvailability(choice: StayChoice, apartment?: string): Promise<CheckAvailabilityResponse> {
  const { checkIn, checkOut, adults, children } = choice;
  const response = await callFunction('checkAvailability', {
    ...{ checkIn, checkOut, adults, children },
    ...(apartment !== undefined && { apartment }),
  });
  const parsed = parseStay(checkIn, checkOut);
  if ('stay' in parsed) {
    for (const result of response.apartments) void villaNights.correct(result.slug, parsed.stay, result);
  }
  return response;
}
