import type { CheckAvailabilityResponse } from 'functions/contract/callables';
import { takenNightsOf, type TakenNights } from 'functions/domain/availability';
import { nightsOf, type Stay } from 'functions/domain/stay';

/** What the server said of a stay in an apartment. */
export type StayResult = Pick<CheckAvailabilityResponse['apartments'][number], 'available' | 'reason'>;

/**
 * The taken nights of an apartment, corrected by the server's response about a stay: the public nights are some minutes old.
 * Which of its nights another guest has just booked is not known, so all of them count as taken.
 * @returns the same object if nothing is to be corrected
 */
export function correctTakenNights(taken: TakenNights, stay: Stay, result: StayResult | undefined): TakenNights {
  const isKnownAsTaken = takenNightsOf(stay, taken).length > 0;
  if (result?.available && isKnownAsTaken) {
    const nights = nightsOf(stay);
    return new Set([...taken].filter((night) => !nights.includes(night)));
  }
  if (result?.reason === 'dates-taken' && !isKnownAsTaken) return new Set([...taken, ...nightsOf(stay)]);
  return taken;
}
