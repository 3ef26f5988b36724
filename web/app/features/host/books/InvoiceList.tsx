import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import type { Invoice } from 'functions/contract/invoice';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { guestName } from '../calendar/grid/useCellNames.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { ProblemAlert } from '../forms/ProblemAlert.tsx';
import { Actions, VersionList } from '../forms/formStyle.ts';
import { usePrint } from './usePrint.ts';

/** Invoices with their PDF files. The owner can cancel an invoice that is not cancelled yet. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('hostBooks');
  const format = useFormat();
  const { print, busy, problem } = usePrint();
  if (invoices.length === 0) return <p>{t('invoices.none')}</p>;
  const stateOf = ({ kind, counterpart, counterpartNumber }: Invoice) =>
    kind === 'counter'
      ? t('invoices.counter', { number: counterpartNumber })
      : counterpart !== null && t('invoices.takenBack');
  return (
    <>
      <VersionList role="list">
        {invoices.map((invoice) => {
          const { id, kind, number, guest, issuedOn, total, counterpart } = invoice;
          return (
            <li key={id}>
              <div>
                <strong translate="no">{[number, guest.name].filter(Boolean).join(' · ')}</strong>
                <div>
                  {[format.fieldDate(issuedOn), format.money(total), stateOf(invoice)].filter(Boolean).join(' · ')}
                </div>
              </div>
              <Actions>
                <Button
                  variant="text"
                  aria-label={`${t('pdf')}: ${number}`}
                  aria-busy={busy || undefined}
                  onClick={() => void print('printInvoice', { invoice: id })}
                >
                  {t('pdf')}
                </Button>
                {kind === 'invoice' && counterpart === null && (
                  <ActionButton
                    variant="text"
                    action="cancelInvoice"
                    request={{ invoice: id }}
                    said={t('invoices.cancelled')}
                    label={t('invoices.cancel')}
                    of={number}
                    question={{ title: t('invoices.cancelTitle', { number }), text: t('invoices.cancelText') }}
                  />
                )}
              </Actions>
            </li>
          );
        })}
      </VersionList>
      <ProblemAlert>{problem}</ProblemAlert>
    </>
  );
}

export function IssueInvoice({ booking }: { booking: Booking }) {
  const { t } = useTranslation('hostBooks');
  return (
    <ActionButton
      action="issueInvoice"
      request={{ booking: booking.id, revision: booking.revision }}
      said={t('invoices.issued')}
      label={t('invoices.issue')}
      of={guestName(booking)}
    />
  );
}
