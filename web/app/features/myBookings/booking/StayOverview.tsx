import styled from '@emotion/styled';
import type { StayTimes } from 'functions/contract/apartment';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Quote } from 'functions/domain/quote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { usePaymentTexts } from '../../../i18n/usePaymentTexts.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { Facts } from './bookingLayout.ts';
import type { ShownBooking } from './ShownBooking.ts';

/** Arrival and departure, guests, and the deadline for free cancellation. For requests and for confirmed stays. */
export function StayOverview({
  booking,
  quotes,
  times,
  today,
}: {
  booking: ShownBooking;
  quotes: readonly Quote[];
  /** `null` if unknown. */
  times: StayTimes | null;
  today: IsoDate;
}) {
  const { t } = useTranslation(['myBookings', 'stay']);
  const { dateWithWeekday } = useFormat();
  const writeGuests = useGuestsText();
  const { checkIn, checkOut } = booking;
  const facts: [label: string, value: ReactNode, more?: ReactNode][] = [
    [
      t('checkIn', { ns: 'stay' }),
      dateWithWeekday(checkIn),
      times && t('property.arrival', { from: times.checkInFrom, until: times.checkInUntil }),
    ],
    [
      t('checkOut', { ns: 'stay' }),
      dateWithWeekday(checkOut),
      times && t('property.departure', { until: times.checkOutUntil }),
    ],
    [t('fact.persons'), writeGuests(booking)],
  ];
  return (
    <section aria-labelledby="stay-terms">
      <h2 id="stay-terms">{t('stayTitle')}</h2>
      <StayFacts>
        {facts.map(([label, value, more]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              {more && <p>{more}</p>}
            </dd>
          </div>
        ))}
        <Cancelling booking={booking} quotes={quotes} today={today} />
      </StayFacts>
    </section>
  );
}

/** What cancelling costs. Shown as long as the guest may cancel. */
function Cancelling({ booking, quotes, today }: { booking: ShownBooking; quotes: readonly Quote[]; today: IsoDate }) {
  const { t } = useTranslation('myBookings');
  const { cancelling } = usePaymentTexts();
  const { status, checkIn, terms } = booking;
  if (status === 'cancelled' || checkIn <= today) return null;
  const cost = cancelling(booking, quotes, terms, today);
  return (
    <div>
      <dt>{t('cancel.terms')}</dt>
      <dd>
        {status === 'pending' && <p>{t('cancel.request')}</p>}
        {(cost ?? status === 'confirmed') && <p>{cost ?? t('cancel.free')}</p>}
      </dd>
    </div>
  );
}

const StayFacts = styled(Facts)`
  margin-top: 12px;
  & dd {
    display: grid;
    gap: 6px;
  }
  & dd > strong + p {
    color: ${color.textSecondary};
  }
  & strong {
    font-weight: 600;
  }
`;
