import DialogContentText from '@mui/material/DialogContentText';
import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../frame/FormDialog.tsx';
import { DoubtText } from './DoubtText.tsx';

/** Asks once more before a request is confirmed although a platform's calendar speaks against it. */
export function DoubtDialog({
  doubt,
  busy,
  problem,
  onConfirm,
  onClose,
}: {
  /** Why it was refused. */
  doubt: OwnerErrorDetails;
  busy: boolean;
  problem: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('hostPlatforms');
  return (
    <FormDialog
      title={t('doubt.title')}
      submit={t('doubt.submit')}
      busy={busy}
      problem={problem}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <DialogContentText component="div">
        <DoubtText doubt={doubt} />
      </DialogContentText>
    </FormDialog>
  );
}
