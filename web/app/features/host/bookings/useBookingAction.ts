import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useOwnerAction, type Refusal } from '../frame/OwnerActions.tsx';

/**
 * One change at a time, and why it was refused: a dialog stays open with all that was typed.
 * @param answered of a dialog whose fields follow what somebody else has changed meanwhile
 */
export function useBookingAction(answered?: (refusal: Refusal | undefined) => void) {
  const { t } = useTranslation('hostBooking');
  const { t: tHost } = useTranslation('host');
  const format = useFormat();
  const act = useOwnerAction();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** @returns whether it was done */
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
    const held = refused?.details.code === 'nights-held' ? refused.details.nights : undefined;
    if (held) setProblem(t('moving.held', { nights: format.list(held.map(format.dayAndMonth)) }));
    else setProblem(isMerged ? tHost('form.merged') : refused?.text);
    return !refused;
  }

  return { run, busy, problem, clear: () => setProblem(undefined) };
}
