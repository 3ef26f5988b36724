import type { TransferToMake } from 'functions/contract/callables';
import type { Ledger } from 'functions/domain/ledger';
import { useEffect, useState } from 'react';
import { callFunction } from '../../../firebase/calls/callFunction.ts';

/**
 * The bank transfer of what is due for a signed-in guest's own booking. Only the server knows the account. `undefined`
 * while it is being asked, `null` if nothing is due or it does not know.
 * @param id ID of the booking's document
 */
export function useTransfer(id: string, next: Ledger['next']): TransferToMake | null | undefined {
  const due = next === null || next.kind === 'refund' ? null : `${next.kind} ${next.amount} ${next.on}`;
  const [found, setFound] = useState<{ due: string; transfer: TransferToMake | null }>();
  useEffect(() => {
    if (due === null) return;
    let current = true;
    const show = (transfer: TransferToMake | null) => current && setFound({ due, transfer });
    callFunction('openBooking', { number: id }).then(
      ({ transfer }) => show(transfer),
      () => show(null),
    );
    return () => {
      current = false;
    };
  }, [id, due]);
  if (due === null) return null;
  return found?.due === due ? found.transfer : undefined;
}
