import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';

/** One change at a time, and why it was refused: a dialog stays open with all that was typed. */
export function useBookingAction() {
  const { t } = useTranslation('hostBooking');
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
    const held = refused?.details.code === 'nights-held' ? refused.details.nights : undefined;
    setProblem(held ? t('moving.held', { nights: format.list(held.map(format.dayAndMonth)) }) : refused?.text);
    return !refused;
  }

  return { run, busy, problem, clear: () => setProblem(undefined) };
}
