import styled from '@emotion/styled';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Ledger } from 'functions/domain/ledger';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { usePaymentTexts } from '../../../i18n/usePaymentTexts.ts';
import { property } from '../../../villa/property.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { isComing } from '../isComing.ts';
import { useReceivedPayments } from './DuePayments.tsx';
import type { ShownBooking } from './ShownBooking.ts';

/** The next step for a booking, with dates. Empty if there is nothing to wait for or to do. */
export function NextForGuest({
  booking,
  money: ledger,
  today,
  payByMail,
}: {
  booking: ShownBooking;
  money: Ledger;
  today: IsoDate;
  /** Whether a mail says how to pay, because this page does not. */
  payByMail: boolean;
}) {
  const { t } = useTranslation(['myBookings', 'confirmation']);
  const { money, date } = useFormat();
  const received = useReceivedPayments(booking);
  const { binding, refund: refundTime } = usePaymentTexts();
  const { status, checkIn, terms } = booking;
  const { state, next, received: sum, refundOpen, feeOpen, isBound } = ledger;
  const withWay = (text: string) => (payByMail ? `${text} ${t('slip.inMail')}` : text);
  if (status === 'cancelled') {
    // A payment may be on its way and not recorded yet.
    const mayComeBack = booking.end?.from === 'confirmed' && sum === 0;
    const rest =
      refundOpen > 0
        ? `${t('paid.refund', { amount: money(refundOpen) })} ${refundTime(property.refundDays)}`
        : feeOpen > 0
          ? withWay(t('next.fee', { amount: money(feeOpen) }))
          : mayComeBack
            ? `${t('next.refundAll')} ${refundTime(property.refundDays)}`
            : t('next.cancelled');
    return (
      <p>
        <span>{[...received, rest].join(' · ')}</span> <PageLink page="apartments">{t('next.otherDates')}</PageLink>
      </p>
    );
  }
  if (!isComing(booking, today)) return <p>{t('next.over', { host: property.host })}</p>;

  const steps: string[] = [];
  if (status === 'pending') {
    steps.push(t('next.answer', { ns: 'confirmation' }), t('next.held'));
  } else if (checkIn > today && next?.kind === 'advance' && next.on !== null) {
    const values = { amount: money(next.amount), date: date(next.on) };
    steps.push(withWay(state === 'overdue' ? t('paid.advanceLate', values) : t('next.advance', values)));
  }
  if (!isBound) steps.push(binding(terms));
  if (steps.length === 0) return null;
  return (
    <div>
      <Title>{t('nextTitle', { ns: 'confirmation' })}</Title>
      <Steps role="list">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </div>
  );
}

const Title = styled.h2`
  font-size: 1.375rem;
`;

const Steps = styled.ul`
  margin-top: 8px;
  & > li {
    padding-block: 10px;
    border-top: 1px solid ${color.divider};
  }
  & > li:first-of-type {
    border-top: 0;
  }
`;
