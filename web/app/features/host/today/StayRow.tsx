import styled from '@emotion/styled';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { radius } from '../../../ui/theme/tokens.ts';
import { deskColor } from '../frame/deskTheme.ts';
import { BookingLink } from '../frame/DeskLink.tsx';
import { GuestPhone } from '../frame/GuestPhone.tsx';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useMoneyText } from '../frame/useMoneyText.ts';
import type { OwedBooking } from './arrangeToday.ts';

/** An arrival or departure: guest, apartment, date, phone, and the amount still owed. */
export function StayRow({ owed: { booking, money }, day }: { owed: OwedBooking; day: 'checkIn' | 'checkOut' }) {
  const format = useFormat();
  const guestsText = useGuestsText();
  const nameOf = useApartmentName();
  const moneyText = useMoneyText();
  const { phone } = booking;
  return (
    <Row>
      <div>
        <BookingLink booking={booking} />
        <p>{[format.shortDate(booking[day]), nameOf(booking.apartment), guestsText(booking)].join(' · ')}</p>
        <p data-late={money.state === 'overdue' || undefined}>{moneyText(money)}</p>
      </div>
      {phone && <GuestPhone phone={phone} />}
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  border: 1px solid ${deskColor.divider};
  border-radius: ${radius.small};
  background: ${deskColor.surface};
  & p {
    margin: 2px 0 0;
    color: ${deskColor.textSecondary};
    font-size: 1rem;
  }
  & p[data-late] {
    color: ${deskColor.error};
  }
  & a {
    display: inline-block;
    padding-block: 10px;
    color: ${deskColor.secondary};
  }
  /* The whole row is a link to the booking. The links to reach the guest lie above it. */
  & div > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & span a {
    position: relative;
    z-index: 1;
  }
`;
