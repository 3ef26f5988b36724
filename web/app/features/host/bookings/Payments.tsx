import type { Booking } from 'functions/contract/booking';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { RowList } from '../forms/formStyle.ts';

/** Payments and refunds, each with a button that removes a mistaken entry. */
export function Payments({ booking }: { booking: Booking }) {
  const { t } = useTranslation('hostBooking');
  const { t: tBooks } = useTranslation('hostBooks');
  const format = useFormat();
  const { id: of, revision, payments } = booking;
  if (payments.length === 0) return <p>{t('payments.none')}</p>;
  return (
    <RowList role="list">
      {payments.map(({ id, kind, amount, on, way, note }) => (
        <li key={id}>
          <div>
            {[t(`payments.${kind}`), format.money(amount), format.fieldDate(on), way && tBooks(`ways.${way}`), note]
              .filter(Boolean)
              .join(' · ')}
          </div>
          <ActionButton
            variant="text"
            action="removePayment"
            request={{ booking: of, revision, payment: id }}
            said={t('done.unpay')}
            label={t('actions.remove')}
            of={`${t(`payments.${kind}`)}, ${format.money(amount)}`}
          />
        </li>
      ))}
    </RowList>
  );
}
