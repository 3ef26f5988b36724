import type { Apartment } from 'functions/contract/apartment';
import type { CheckAvailabilityResponse } from 'functions/contract/callables';
import { useMemo, useRef, useState } from 'react';
import { BookingFailure } from '../../../firebase/calls/BookingFailure.ts';
import { loadPart } from '../../../ui/loading/loadPart.ts';
import { hasBothDates, isSameChoice, type StayChoice } from '../chosenStay/StayChoice.ts';
import { useVillaNights } from '../takenNights/useVillaNights.ts';
import { availabilityFrom, type KnownAvailability } from './availabilityFrom.ts';

/**
 * `idle`: dates are missing, or the public nights cannot be read. In the latter case the guest has to ask the server.
 */
export type Availability = { state: 'idle' } | { state: 'checking' } | KnownAvailability;

/** What is known about one apartment; `undefined` until availability is loaded. */
export function resultOf(
  availability: Availability,
  slug: string,
): CheckAvailabilityResponse['apartments'][number] | undefined {
  if (availability.state !== 'loaded') return undefined;
  return availability.response.apartments.find((result) => result.slug === slug);
}

/**
 * Whether the chosen stay is available. As soon as both dates are chosen, the public taken nights decide. Once the
 * guest has asked the server, its response counts instead, until dates or guests change.
 * @param apartments memoised; a single apartment, or all
 */
export function useAvailability(
  choice: StayChoice,
  apartments: readonly Apartment[],
): { availability: Availability; check: (choice: StayChoice) => Promise<void> } {
  const [answer, setAnswer] = useState<{ choice: StayChoice; availability: Availability }>();
  const { nights, state } = useVillaNights(hasBothDates(choice));
  const asked = useRef(0);

  async function check(choice: StayChoice) {
    const turn = (asked.current += 1);
    const show = (availability: Availability) => {
      // A slow response to an earlier request must not replace the latest one.
      if (turn === asked.current) setAnswer({ choice, availability });
    };
    if (!hasBothDates(choice)) return show({ state: 'failed', code: 'dates-required' });
    show({ state: 'checking' });
    try {
      const { askAvailability } = await loadPart(import('./askAvailability.ts'));
      const only = apartments.length === 1 ? apartments[0]!.slug : undefined;
      show({ state: 'loaded', response: await askAvailability(choice, only) });
    } catch (error) {
      show({ state: 'failed', code: error instanceof BookingFailure ? error.code : 'unexpected' });
    }
  }

  const availability = useMemo((): Availability => {
    if (answer && isSameChoice(answer.choice, choice)) return answer.availability;
    if (!hasBothDates(choice)) return { state: 'idle' };
    const isReading = state === 'empty' || state === 'loading';
    return availabilityFrom(nights, apartments, choice, new Date()) ?? { state: isReading ? 'checking' : 'idle' };
  }, [answer, choice, nights, state, apartments]);
  return { availability, check };
}
