import Button from '@mui/material/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { callOwnerFunction } from '../../../firebase/calls/callOwnerFunction.ts';
import { InputField } from '../../../form/InputField.tsx';
import { Group, Notice } from '../forms/formStyle.ts';
import { ProblemAlert } from '../forms/ProblemAlert.tsx';
import { useRefusalOf } from '../frame/OwnerActions.tsx';
import { useCopying } from '../frame/useCopying.ts';

/** Copies the link with which the guest opens the booking, for guests who cannot find their mail. */
export function GuestLink({ booking }: { booking: string }) {
  const { t } = useTranslation('hostBooking');
  const refusalOf = useRefusalOf();
  const { field, said, copy } = useCopying();
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function press() {
    if (busy) return;
    if (url !== undefined) return copy();
    setBusy(true);
    setProblem(undefined);
    try {
      const link = await callOwnerFunction('guestLink', { requestId: crypto.randomUUID(), booking });
      // Renders at once, because the field must exist before its text is copied.
      flushSync(() => setUrl(link.url));
      await copy();
    } catch (error) {
      setProblem(refusalOf(error).text);
    }
    setBusy(false);
  }

  return (
    <Group>
      <Button variant="outlined" aria-busy={busy || undefined} onClick={() => void press()}>
        {t('link.copy')}
      </Button>
      {url !== undefined && (
        <InputField
          label={t('link.label')}
          helperText={t('link.hint')}
          value={url}
          inputRef={field}
          inputProps={{ readOnly: true }}
        />
      )}
      <Notice role="status">{said}</Notice>
      <ProblemAlert>{problem}</ProblemAlert>
    </Group>
  );
}
