import type { Booking } from 'functions/contract/booking';
import { hostPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useApartmentNames } from '../frame/useApartmentNames.ts';

/** Other stays of the same guest, by email. */
export function EarlierStays({ booking, bookings }: { booking: Booking; bookings: readonly Booking[] }) {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const nameOf = useApartmentNames();
  const language = useLanguage();
  const others = bookings.filter(({ id, email }) => email !== '' && email === booking.email && id !== booking.id);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="booking-others">
      <h3 id="booking-others">{t('earlier')}</h3>
      {others.map((one) => (
        <div key={one.id}>
          <Link discover="none" to={hostPath(language, 'bookings', one.id)}>
            {[format.stay(one), nameOf(one.apartment), t(`status.${one.status}`)].join(' · ')}
          </Link>
        </div>
      ))}
    </section>
  );
}
