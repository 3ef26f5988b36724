import type { CheckAvailabilityResponse } from 'functions/contract/callables';
import { takenNightsOf, type TakenNights } from 'functions/domain/availability';
import { nightsOf, type Stay } from 'functions/domain/stay';

/**
 * The taken nights of an apartment, corrected by the server's response about a stay: the public nights are up to a minute old.
 * Which of its nights another guest has just booked is not known, so all of them count as taken.
 */
export function correctTakenNights(
  taken: TakenNights,
  stay: Stay,
  result: Pick<CheckAvailabilityResponse['apartments'][number], 'available' | 'reason'> | undefined,
): TakenNights {
  const isKnownAsTaken = takenNightsOf(stay, taken).length > 0;
  if (result?.available && isKnownAsTaken) {
    const nights = nightsOf(stay);
    return new Set([...taken].filter((night) => !nights.includes(night)));
  }
  if (result?.reason === 'dates-taken' && !isKnownAsTaken) return new Set([...taken, ...nightsOf(stay)]);
  return taken;
}
