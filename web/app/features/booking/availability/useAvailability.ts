import type { CheckAvailabilityResponse } from 'functions/contract/callables';
import { useCallback, useRef, useState } from 'react';
import { BookingFailure } from '../../../firebase/calls/BookingFailure.ts';
import { callFunction } from '../../../firebase/calls/callFunction.ts';
import { isSameChoice, type StayChoice } from '../chosenStay/StayChoice.ts';

export type Availability =
  | { state: 'idle' }
  | { state: 'checking' }
  | { state: 'loaded'; response: CheckAvailabilityResponse }
  | { state: 'failed'; failure: BookingFailure };

/**
 * The server's response about a stay. It is valid for that stay only: with any change of dates or guests it is dropped.
 * @param apartment only this one, or all
 */
export function useAvailability(
  choice: StayChoice,
  apartment?: string,
): { availability: Availability; check: (choice: StayChoice) => Promise<void> } {
  const [known, setKnown] = useState<{ choice: StayChoice; availability: Availability }>();
  const asked = useRef(0);
  const check = useCallback(
    async (choice: StayChoice) => {
      const turn = (asked.current += 1);
      const show = (availability: Availability) => {
        // A slow response to an earlier request must not replace the latest one.
        if (turn === asked.current) setKnown({ choice, availability });
      };
      show({ state: 'checking' });
      show(await ask(choice, apartment));
    },
    [apartment],
  );
  return { availability: known && isSameChoice(known.choice, choice) ? known.availability : { state: 'idle' }, check };
}

async function ask(choice: StayChoice, apartment: string | undefined): Promise<Availability> {
  const { checkIn, checkOut, adults, children } = choice;
  if (!checkIn || !checkOut) return { state: 'failed', failure: new BookingFailure({ code: 'dates-required' }) };
  try {
    const request = { checkIn, checkOut, adults, children, ...(apartment === undefined ? {} : { apartment }) };
    return { state: 'loaded', response: await callFunction('checkAvailability', request) };
  } catch (failure) {
    return { state: 'failed', failure: failure as BookingFailure };
  }
}
