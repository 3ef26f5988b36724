import DialogContentText from '@mui/material/DialogContentText';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';

/** Asks again before a request is declined, with a field for a message to the guest. */
export function DeclineDialog({
  name,
  busy,
  problem,
  onClose,
  onDecline,
}: {
  name: string;
  busy: boolean;
  /** Why the last attempt was refused. */
  problem: ReactNode;
  onClose: () => void;
  onDecline: (message: string) => void;
}) {
  const { t } = useTranslation('hostToday');
  const [message, setMessage] = useState('');
  return (
    <FormDialog
      title={t('declining.title')}
      submit={t('request.decline')}
      busy={busy}
      problem={problem}
      isChanged={message !== ''}
      onSubmit={() => onDecline(message)}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
