import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { useOwnerAction, type Refusal } from '../frame/OwnerActions.tsx';

/** A button that resolves a problem. @param of the problem's subject, for screen readers */
export function TroubleButton({
  label,
  of,
  onPress,
}: {
  label: string;
  of: string;
  onPress: () => Promise<Refusal | undefined>;
}) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  async function press() {
    if (busy) return;
    setBusy(true);
    setRefusal(await onPress());
    setBusy(false);
  }
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`${label}: ${of}`}
        aria-busy={busy || undefined}
        onClick={() => void press()}
      >
        {label}
      </Button>
      {refusal && <p role="alert">{refusal.text}</p>}
    </>
  );
}

/** Marks a note as seen. @param of the problem's subject, for screen readers */
export function SeenButton({
  of,
  ...note
}: { of: string } & Omit<OwnerCallables['dismissProblem']['request'], 'requestId'>) {
  const { t } = useTranslation('hostToday');
  const act = useOwnerAction();
  return (
    <TroubleButton
      label={t('trouble.seen')}
      of={of}
      onPress={() => act('dismissProblem', note, t('trouble.seenDone'))}
    />
  );
}
