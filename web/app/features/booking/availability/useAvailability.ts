import type { CheckAvailabilityResponse } from 'functions/contract/callables';
import type { ErrorCode } from 'functions/contract/errorCode';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BookingFailure } from '../../../firebase/calls/BookingFailure.ts';
import { loadPart } from '../../../ui/loading/loadPart.ts';
import { hasBothDates, isSameChoice, type StayChoice } from '../chosenStay/StayChoice.ts';

export type Availability =
  | { state: 'idle' }
  | { state: 'checking' }
  | { state: 'loaded'; response: CheckAvailabilityResponse }
  | { state: 'failed'; code: ErrorCode };

/**
 * Whether a stay can be had. A stay that the page is opened with is answered at once, by the public taken nights and prices; the server is
 * asked when the guest asks. A response is valid for its stay only: with any change of dates or guests it is dropped.
 * @param ready whether the choice is that of the URL
 * @param apartment only this one, or all
 */
export function useAvailability(
  choice: StayChoice,
  ready: boolean,
  apartment?: string,
): { availability: Availability; check: (choice: StayChoice) => Promise<void> } {
  const [known, setKnown] = useState<{ choice: StayChoice; availability: Availability }>();
  const asked = useRef(0);
  const load = useCallback(
    async (choice: StayChoice, by: 'loadAvailability' | 'askAvailability') => {
      const turn = (asked.current += 1);
      const show = (availability: Availability) => {
        // A slow response to an earlier request must not replace the latest one.
        if (turn === asked.current) setKnown({ choice, availability });
      };
      if (!hasBothDates(choice)) return show({ state: 'failed', code: 'dates-required' });
      show({ state: 'checking' });
      try {
        const availability = await loadPart(import('./loadAvailability.ts'));
        show({ state: 'loaded', response: await availability[by](choice, apartment) });
      } catch (error) {
        show({ state: 'failed', code: error instanceof BookingFailure ? error.code : 'unexpected' });
      }
    },
    [apartment],
  );

  const arrived = useRef(false);
  useEffect(() => {
    if (!ready || arrived.current) return;
    arrived.current = true;
    if (hasBothDates(choice)) void load(choice, 'loadAvailability');
  }, [ready, choice, load]);

  return {
    availability: known && isSameChoice(known.choice, choice) ? known.availability : { state: 'idle' },
    check: useCallback((choice: StayChoice) => load(choice, 'askAvailability'), [load]),
  };
}
