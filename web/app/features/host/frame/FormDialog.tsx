import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';

/** A dialog with fields; it fills a phone's screen. */
export function FormDialog({
  title,
  submit,
  busy,
  problem,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  submit: string;
  busy: boolean;
  /** Why it was refused. */
  problem: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('hostBooking');
  const narrow = useMediaQuery('(max-width: 599px)');
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      fullScreen={narrow}
      slotProps={{ paper: { style: narrow ? { paddingBottom: 'var(--underToast, 0px)' } : {} } }}
    >
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
          {problem && (
            <Alert severity="error" role="alert">
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
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
