import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Refusal } from '../frame/OwnerActions.tsx';

/** One press that settles what is wrong. @param of what it is about, for whoever hears the button alone */
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
