import type { CheckAvailabilityResponse } from 'functions/contract/callables';
import { takenNightsOf, type TakenNights } from 'functions/domain/availability';
import { nightsOf, type Stay } from 'functions/domain/stay';

/** The server's answer about a stay in an apartment. */
export type StayResult = Pick<CheckAvailabilityResponse['apartments'][number], 'available' | 'reason'>;

/**
 * An apartment's taken nights, corrected by the server's answer about a stay, because the public nights are a few minutes old.
 * It is unknown which nights another guest has just booked, so all nights of the stay count as taken.
 * @returns the same object if there is nothing to correct
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
