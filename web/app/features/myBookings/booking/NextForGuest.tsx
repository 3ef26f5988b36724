import styled from '@emotion/styled';
import type { IsoDate } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { property } from '../../../villa/property.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { isComing } from '../isComing.ts';
import type { ShownBooking } from './ShownBooking.ts';

/** What happens next with a booking, with dates; nothing where there is nothing to wait for or to do. */
export function NextForGuest({ booking, today }: { booking: ShownBooking; today: IsoDate }) {
  const { t } = useTranslation(['myBookings', 'confirmation']);
  const { money, date } = useFormat();
  const { status, checkIn, quote, advanceDueOn } = booking;
  if (status === 'cancelled') {
    return (
      <p>
        {t(`next.${endOf(booking)}`)} <PageLink page="apartments">{t('next.otherDates')}</PageLink>
      </p>
    );
  }
  if (!isComing(booking, today)) return <p>{t('next.over', { host: property.host })}</p>;

  const steps: string[] = [];
  if (status === 'pending') {
    steps.push(t('next.answer', { ns: 'confirmation' }), t('next.held'));
  } else if (checkIn > today && quote.advancePayment > 0 && advanceDueOn !== null) {
    steps.push(t('next.advance', { amount: money(quote.advancePayment), date: date(advanceDueOn) }));
  }
  if (steps.length === 0) return null;
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

/** What the end of a booking means for its money is in the email about it, which goes to proven emails only. */
function endOf({ endedBy, emailProven }: ShownBooking) {
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
