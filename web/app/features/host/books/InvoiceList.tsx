import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import type { Invoice } from 'functions/contract/invoice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { guestName } from '../calendar/grid/useCellNames.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { useDialogAction } from '../forms/useDialogAction.tsx';
import { ProblemAlert } from '../forms/ProblemAlert.tsx';
import { Actions, VersionList } from '../forms/formStyle.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { usePrint } from './usePrint.ts';

/** Invoices with their PDF files. The owner can cancel an invoice that is not cancelled yet. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('hostBooks');
  const format = useFormat();
  const { print, busy: isPrinting, problem: printProblem } = usePrint();
  const { run, busy, problem, clear } = useDialogAction();
  const [asked, setAsked] = useState<Invoice>();
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
                  aria-busy={isPrinting || undefined}
                  onClick={() => void print('printInvoice', { invoice: id })}
                >
                  {t('pdf')}
                </Button>
                {kind === 'invoice' && counterpart === null && (
                  <Button
                    variant="text"
                    aria-label={`${t('invoices.cancel')}: ${number}`}
                    onClick={() => {
                      clear();
                      setAsked(invoice);
                    }}
                  >
                    {t('invoices.cancel')}
                  </Button>
                )}
              </Actions>
            </li>
          );
        })}
      </VersionList>
      <ProblemAlert>{printProblem}</ProblemAlert>
      {asked && (
        <FormDialog
          title={t('invoices.cancelTitle', { number: asked.number })}
          submit={t('invoices.cancel')}
          busy={busy}
          problem={problem}
          onSubmit={async () => {
            if (await run('cancelInvoice', { invoice: asked.id }, t('invoices.cancelled'))) setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        >
          <Alert severity="info">{t('invoices.cancelText')}</Alert>
        </FormDialog>
      )}
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
