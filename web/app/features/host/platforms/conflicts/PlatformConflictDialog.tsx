import DialogContentText from '@mui/material/DialogContentText';
import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../frame/FormDialog.tsx';
import { PlatformConflictWarning } from './PlatformConflictWarning.tsx';

/** Asks again before an owner confirms a request although a platform's calendar contradicts it. */
export function PlatformConflictDialog({
  platformConflict,
  busy,
  onConfirm,
  onClose,
}: {
  /** Why the server refused the confirmation. */
  platformConflict: OwnerErrorDetails;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('hostPlatforms');
  return (
    <FormDialog
      title={t('platformConflict.title')}
      submit={t('platformConflict.submit')}
      busy={busy}
      problem={undefined}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <DialogContentText component="div">
        <PlatformConflictWarning platformConflict={platformConflict} />
      </DialogContentText>
    </FormDialog>
  );
}
