import type { Booking } from 'functions/contract/booking';
import type { OpenBookingResponse } from 'functions/contract/callables';
import type { Ledger } from 'functions/domain/ledger';
import { useEffect, useState } from 'react';
import { callFunction } from '../../../firebase/calls/callFunction.ts';

type Opened = Pick<OpenBookingResponse, 'transfer' | 'arrival'>;

/**
 * What only the server knows of a signed-in guest's own booking: the bank transfer of what is due, and how to get in. Nothing is
 * asked if neither can apply. Both are `undefined` while they are asked, and `null` if there is none or the server cannot say.
 */
export function useOpened(
  { id, status }: Booking,
  next: Ledger['next'],
): { [Part in keyof Opened]: Opened[Part] | null | undefined } {
  const due = next === null || next.kind === 'refund' ? null : `${next.kind} ${next.amount} ${next.on}`;
  const asked = due === null && status !== 'confirmed' ? null : `${status} ${due}`;
  const [found, setFound] = useState<{ asked: string; opened: Opened | null }>();
  useEffect(() => {
    if (asked === null) return;
    let current = true;
    const show = (opened: Opened | null) => current && setFound({ asked, opened });
    callFunction('openBooking', { number: id }).then(show, () => show(null));
    return () => {
      current = false;
    };
  }, [id, asked]);
  const answer = found?.asked === asked ? found : undefined;
  return {
    transfer: due === null ? null : answer && (answer.opened?.transfer ?? null),
    arrival: asked === null ? null : answer && (answer.opened?.arrival ?? null),
  };
}
