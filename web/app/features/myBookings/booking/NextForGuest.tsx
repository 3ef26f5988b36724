import styled from '@emotion/styled';
import type { IsoDate } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import type { AgreedBooking } from '../../../firebase/agreedBooking.ts';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { usePaymentTexts } from '../../../i18n/usePaymentTexts.ts';
import { property } from '../../../villa/property.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { isComing } from '../isComing.ts';

/** What happens next with a booking, with dates. */
export function NextForGuest({ booking, today }: { booking: AgreedBooking; today: IsoDate }) {
  const { t } = useTranslation(['myBookings', 'confirmation']);
  const { money, date } = useFormat();
  const { advance, balance, cancelling } = usePaymentTexts();
  const { status, checkIn, checkOut, quote, terms, advanceDueOn } = booking;
  if (status === 'cancelled') {
    return (
      <p>
        {t(`next.${endOf(booking)}`)} <PageLink page="apartments">{t('next.otherDates')}</PageLink>
      </p>
    );
  }
  if (!isComing(booking, today)) return <p>{t('next.over', { host: property.host })}</p>;

  const steps: (string | undefined)[] = [];
  if (status === 'pending') {
    steps.push(t('next.answer', { ns: 'confirmation' }), t('next.held'), advance(quote, terms));
  } else if (checkIn > today && quote.advancePayment > 0 && advanceDueOn !== null) {
    steps.push(t('next.advance', { amount: money(quote.advancePayment), date: date(advanceDueOn) }));
  }
  if (checkIn >= today) steps.push(balance(quote, terms));
  if (checkIn > today) steps.push(cancelling(booking, quote, terms, today));
  if (status === 'confirmed') {
    if (checkIn >= today) {
      const { from, until } = property.checkIn;
      steps.push(t('next.arrival', { date: date(checkIn), from, until }));
    }
    steps.push(t('next.departure', { date: date(checkOut), until: property.checkOut.until }));
  }
  return (
    <div>
      <Title>{t('nextTitle', { ns: 'confirmation' })}</Title>
      <Steps>{steps.map((step) => step && <li key={step}>{step}</li>)}</Steps>
    </div>
  );
}

/** What the end of a booking means for its money is in the email about it, which goes to proven emails only. */
function endOf({ endedBy, emailProven }: AgreedBooking) {
  if (endedBy === 'owner') return 'cancelledByOwner';
  return endedBy === 'guest' && emailProven ? 'cancelledByGuest' : 'cancelled';
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
