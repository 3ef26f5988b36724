import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { deskColor } from '../frame/deskTheme.ts';
import { useDialogAction } from '../forms/useDialogAction.tsx';

/** Payments and refunds, each with a button that removes a mistaken entry. */
export function Payments({ booking }: { booking: Booking }) {
  const { t } = useTranslation('hostBooking');
  const { t: tBooks } = useTranslation('hostBooks');
  const format = useFormat();
  const { run, problem } = useDialogAction();
  const { payments = [] } = booking;
  const of = { booking: booking.id, revision: booking.revision ?? 0 };
  if (payments.length === 0) return <p>{t('payments.none')}</p>;
  return (
    <>
      <List role="list">
        {payments.map(({ id, kind, amount, on, way, note }) => (
          <li key={id}>
            <span>
              {[t(`payments.${kind}`), format.money(amount), format.fieldDate(on), way && tBooks(`ways.${way}`), note]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Button
              variant="text"
              aria-label={`${t('actions.remove')}: ${t(`payments.${kind}`)}, ${format.money(amount)}`}
              onClick={() => void run('removePayment', { ...of, payment: id }, t('done.unpay'))}
            >
              {t('actions.remove')}
            </Button>
          </li>
        ))}
      </List>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  & li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    border-bottom: 1px solid ${deskColor.divider};
  }
`;
