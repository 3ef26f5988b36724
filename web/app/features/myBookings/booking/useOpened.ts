import type { Booking } from 'functions/contract/booking';
import type { OpenBookingResponse } from 'functions/contract/callables';
import type { Ledger } from 'functions/domain/ledger';
import { useEffect, useState } from 'react';
import { callFunction } from '../../../firebase/calls/callFunction.ts';

type Opened = Pick<OpenBookingResponse, 'transfer' | 'arrival'>;

/**
 * What only the server knows of a signed-in guest's own booking. Nothing is asked if neither part can apply.
 * @returns `transfer`: the bank transfer of what is due; `undefined` while it is asked, `null` if nothing is due or the server
 * cannot say. `arrival`: how to get in; `undefined` without an answer
 */
export function useOpened(
  { id, status }: Booking,
  next: Ledger['next'],
): { transfer: Opened['transfer'] | undefined; arrival: Opened['arrival'] | undefined } {
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
    arrival: answer?.opened?.arrival,
  };
}
