import DialogContentText from '@mui/material/DialogContentText';
import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { platformNames, platformTitle } from 'functions/domain/platform';

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
  const { list } = useFormat();
  const calendars = usePlatformCalendars() ?? [];
  const named = calendars.filter(({ id }) => doubt.calendars?.includes(id)).map(platformTitle);
  const platforms = named.length > 0 ? list([...new Set(named)]) : platformNames.other;
  return (
    <FormDialog
      title={t('doubt.title')}
      submit={t('doubt.submit')}
      busy={busy}
      problem={problem}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <DialogContentText>
        {doubt.code === 'platform-says-taken' ? t('doubt.taken', { platforms }) : t('doubt.unread', { platforms })}
      </DialogContentText>
    </FormDialog>
  );
}
