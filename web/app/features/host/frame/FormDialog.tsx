import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { ProblemAlert } from '../forms/ProblemAlert.tsx';
import { useUnsavedInput } from './UnsavedInput.tsx';

/** A dialog with fields; full screen on a phone. */
export function FormDialog({
  title,
  submit,
  busy,
  problem,
  isChanged = false,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  submit: string;
  busy: boolean;
  /** Why the last attempt was refused. */
  problem: ReactNode;
  /** Whether closing would lose typed text. */
  isChanged?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('hostBooking');
  const narrow = useMediaQuery('(max-width: 599px)');
  const id = useId();
  // While busy, closing loses nothing: the input was sent, and a refusal is shown even after the dialog is closed.
  const ask = useUnsavedInput(isChanged && !busy);
  const close = () => ask(onClose);
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="xs" fullScreen={narrow}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {children}
          <ProblemAlert>{problem}</ProblemAlert>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={close}>
            {t('actions.back')}
          </Button>
          <Button type="submit" variant="contained" aria-busy={busy || undefined}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
