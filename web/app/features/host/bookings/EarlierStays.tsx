import type { Booking } from 'functions/contract/booking';
import { useTranslation } from 'react-i18next';
import { useGuestStays } from '../../../firebase/owner/useHostBookings.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { DeskLink } from '../frame/DeskLink.tsx';

/** All other stays of the same guest. They are found by email or, if there is no email, by phone number. */
export function EarlierStays({ booking }: { booking: Booking }) {
  const { email, phone } = booking;
  const stays = useGuestStays(email ? 'email' : 'phone', email || phone);
  return <OtherStays booking={booking} stays={stays ?? []} />;
}

/** @param stays all stays of the guest, including this booking */
export function OtherStays({ booking, stays }: { booking: Booking; stays: readonly Booking[] }) {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const nameOf = useApartmentName();
  const others = stays.filter(({ id }) => id !== booking.id);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="booking-others">
      <h3 id="booking-others">{t('earlier')}</h3>
      {others.map((one) => (
        <div key={one.id}>
          <DeskLink to={['bookings', one.id]}>
            {[format.stay(one), nameOf(one.apartment), t(`status.${one.status}`)].join(' · ')}
          </DeskLink>
        </div>
      ))}
    </section>
  );
}
