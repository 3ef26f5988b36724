import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';

/** Asks once more before a request is declined, with room for a sentence to the guest. */
export function DeclineDialog({
  open,
  name,
  busy,
  problem,
  onClose,
  onDecline,
}: {
  open: boolean;
  name: string;
  busy: boolean;
  /** Why it was refused. */
  problem: string | undefined;
  onClose: () => void;
  onDecline: (message: string) => void;
}) {
  const { t } = useTranslation('hostToday');
  const [message, setMessage] = useState('');
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{t('declining.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText>{t('declining.text', { name })}</DialogContentText>
        <InputField
          multiline
          minRows={2}
          label={t('declining.message')}
          helperText={t('declining.hint')}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          inputProps={{ maxLength: 500 }}
        />
        {problem && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('declining.back')}
        </Button>
        <Button variant="contained" aria-busy={busy || undefined} onClick={() => onDecline(message)}>
          {t('request.decline')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
