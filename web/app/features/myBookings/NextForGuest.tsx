import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { StoredBooking } from 'functions/contract/booking';
import { cancellationCost } from 'functions/domain/cancellation';
import type { IsoDate } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { property } from '../../villa/property.ts';
import { color } from '../../ui/tokens.ts';
import { isComing } from './arrangeBookings.ts';

/** What happens next with a booking, with dates. */
export function NextForGuest({
  booking,
  apartment,
  today,
}: {
  booking: StoredBooking;
  apartment: Apartment | null;
  today: IsoDate;
}) {
  const { t } = useTranslation(['myBookings', 'confirmation']);
  const { money, date } = useFormat();
  const { status, checkIn, checkOut, quote } = booking;
  if (status === 'cancelled') {
    return (
      <p>
        {t('next.cancelled')} <PageLink page="apartments">{t('next.otherDates')}</PageLink>
      </p>
    );
  }
  if (!isComing(booking, today)) return <p>{t('next.over', { host: property.host })}</p>;

  const steps: string[] = [];
  if (status === 'pending') {
    steps.push(t('next.answer', { ns: 'confirmation' }), t('next.held'));
    if (quote.advancePayment > 0) {
      steps.push(t('next.advance', { ns: 'confirmation', amount: money(quote.advancePayment) }));
    }
  } else {
    const rest = quote.totalPayment - quote.advancePayment;
    if (quote.advancePayment > 0 && checkIn > today) {
      steps.push(t('next.advance', { amount: money(quote.advancePayment), rest: money(rest) }));
    }
    const terms = apartment?.houseTerms.cancellation;
    const cost = terms && cancellationCost(status, booking, quote, terms, today);
    if (cost?.kind === 'free' && cost.freeUntil !== null) {
      steps.push(t('next.freeUntil', { date: date(cost.freeUntil) }));
    }
    if (checkIn >= today) {
      const { from, until } = property.checkIn;
      steps.push(t('next.arrival', { date: date(checkIn), from, until }));
    }
    steps.push(t('next.departure', { date: date(checkOut), until: property.checkOut.until }));
  }
  return (
    <div>
      <Title>{t('nextTitle', { ns: 'confirmation' })}</Title>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </div>
  );
}

const Title = styled.h2`
  font-size: 22px;
`;

const Steps = styled.ul`
  margin-top: 8px;
  & > li {
    padding-block: 10px;
    border-top: 1px solid ${color.line};
  }
  & > li:first-of-type {
    border-top: 0;
  }
`;
