import Alert from '@mui/material/Alert';
import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMounted } from '../../../ui/browser/useIsMounted.ts';
import { useOwnerAction, type Refusal } from '../frame/OwnerActions.tsx';
import { DoubtText } from '../platforms/DoubtText.tsx';
import { isDoubt } from '../platforms/isDoubt.ts';
import { NightHolders } from './NightHolders.tsx';

/**
 * One action of a sheet at a time, and why it was refused: the sheet stays open with all that was typed.
 * @param answered of a form whose fields follow what somebody else has changed meanwhile
 */
export function useCalendarAction(answered?: (refusal: Refusal | undefined) => void) {
  const { t } = useTranslation('hostCalendar');
  const { t: tHost } = useTranslation('host');
  const act = useOwnerAction();
  const isMounted = useIsMounted();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** @returns whether it was done, and the sheet is still there to be closed */
  async function run<Name extends keyof OwnerCallables>(
    name: Name,
    request: Omit<OwnerCallables[Name]['request'], 'requestId'>,
    said: string,
  ): Promise<boolean> {
    setBusy(true);
    setRefusal(undefined);
    const refused = await act(name, request, said);
    setBusy(false);
    answered?.(refused);
    setRefusal(refused);
    return !refused && isMounted();
  }

  function explain({ details, text }: Refusal): ReactNode {
    if (details.code === 'block-not-found') return <p>{t('sheet.gone')}</p>;
    if (details.code === 'changed-meanwhile' && answered) return <p>{tHost('form.merged')}</p>;
    if (details.code === 'platform-unread') return <DoubtText doubt={details} />;
    return details.code === 'nights-held' ? <NightHolders details={details} /> : <p>{text}</p>;
  }

  const problem = refusal && (
    <Alert severity="error" role="alert">
      {explain(refusal)}
    </Alert>
  );
  const doubt = refusal && isDoubt(refusal) ? refusal.details : undefined;
  return { run, busy, problem, doubt };
}
