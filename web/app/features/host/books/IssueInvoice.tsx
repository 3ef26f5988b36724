import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../forms/ProblemAlert.tsx';
import { useDialogAction } from '../forms/useDialogAction.tsx';
import { guestName } from '../calendar/grid/useCellNames.ts';

export function IssueInvoice({ booking }: { booking: Booking }) {
  const { t } = useTranslation('hostBooks');
  const { run, busy, problem } = useDialogAction();
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`${t('invoices.issue')}: ${guestName(booking)}`}
        aria-busy={busy || undefined}
        onClick={() =>
          void run('issueInvoice', { booking: booking.id, revision: booking.revision }, t('invoices.issued'))
        }
      >
        {t('invoices.issue')}
      </Button>
      <ProblemAlert>{problem}</ProblemAlert>
    </>
  );
}
