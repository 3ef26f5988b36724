import type { Apartment } from 'functions/contract/apartment';
import type { CheckAvailabilityResponse } from 'functions/contract/callables';
import type { ErrorCode } from 'functions/contract/errorCode';
import { parseStay } from 'functions/domain/stay';
import { stayAvailability } from 'functions/domain/stayAvailability';
import type { StayChoice } from '../chosenStay/StayChoice.ts';
import type { VillaNights } from '../takenNights/VillaNightsStore.ts';

export type KnownAvailability =
  { state: 'loaded'; response: CheckAvailabilityResponse } | { state: 'failed'; code: ErrorCode };

/**
 * Computes availability from public nights and prices. They may be a few minutes old, but reading them costs nothing.
 * Leaves out apartments whose nights are unknown.
 * @returns `undefined` if the nights of no apartment are known
 */
export function availabilityFrom(
  nights: VillaNights,
  apartments: readonly Apartment[],
  choice: StayChoice,
  now: Date,
): KnownAvailability | undefined {
  const asked = apartments.flatMap((apartment) => {
    const taken = nights.get(apartment.slug);
    return taken ? [{ ...apartment, taken }] : [];
  });
  if (asked.length === 0) return undefined;
  const parsed = parseStay(choice.checkIn, choice.checkOut);
  if ('problem' in parsed) return { state: 'failed', code: parsed.problem };
  return { state: 'loaded', response: stayAvailability(parsed.stay, choice, asked, now) };
}
