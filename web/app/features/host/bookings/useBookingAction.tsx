import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMounted } from '../../../ui/browser/useIsMounted.ts';
import { NightHolders } from '../calendar/NightHolders.tsx';
import { isDoubt } from '../platforms/isDoubt.ts';
import { useOwnerAction, type Refusal } from '../frame/OwnerActions.tsx';

/**
 * One change at a time, and why it was refused: a dialog stays open with all that was typed.
 * @param answered of a dialog whose fields follow what somebody else has changed meanwhile
 */
export function useBookingAction(answered?: (refusal: Refusal | undefined) => void) {
  const { t: tHost } = useTranslation('host');
  const act = useOwnerAction();
  const isMounted = useIsMounted();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>();
  /** A platform's calendar speaks against what was asked, which can be asked again all the same. */
  const [doubt, setDoubt] = useState<OwnerErrorDetails>();

  /** @returns whether it was done, and what asked for it is still there to be closed */
  async function run<Name extends keyof OwnerCallables>(
    name: Name,
    request: Omit<OwnerCallables[Name]['request'], 'requestId'>,
    said: string,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const refused = await act(name, request, said);
    setBusy(false);
    answered?.(refused);
    const isMerged = answered && refused?.details.code === 'changed-meanwhile';
    const isDoubted = refused !== undefined && isDoubt(refused);
    if (refused?.details.code === 'nights-held') setProblem(<NightHolders details={refused.details} />);
    else setProblem(isMerged ? tHost('form.merged') : isDoubted ? undefined : refused?.text);
    setDoubt((open) => (isDoubted ? refused?.details : refused ? open : undefined));
    return !refused && isMounted();
  }

  function clear() {
    setProblem(undefined);
    setDoubt(undefined);
  }

  return { run, busy, problem, doubt, clear };
}
