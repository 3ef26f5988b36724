import type { Booking } from 'functions/contract/booking';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { Facts } from '../calendar/sheetStyle.ts';
import { useApartmentNames } from '../frame/useApartmentNames.ts';

/** The fields of a booking, and the owner's own note. */
export function StayAndGuest({ booking, note }: { booking: Booking; note: string }) {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const nameOf = useApartmentNames();
  const { email, phone, message } = booking;
  const plain = [
    ['number', booking.number],
    ['apartment', nameOf(booking.apartment)],
    ['checkIn', format.shortDateWithYear(booking.checkIn)],
    ['checkOut', format.shortDateWithYear(booking.checkOut)],
    ['adults', String(booking.adults)],
    ['children', String(booking.children)],
    ['language', format.languageName(booking.language)],
  ] as const;
  return (
    <section aria-labelledby="booking-facts">
      <h3 id="booking-facts">{t('facts')}</h3>
      <Facts>
        {plain.map(([field, value]) => (
          <Fact key={field} label={t(`field.${field}`)}>
            {value}
          </Fact>
        ))}
        {email && (
          <Fact label={t('field.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {phone && (
          <Fact label={t('field.phone')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        {message && <Fact label={t('field.message')}>{message}</Fact>}
        {note && <Fact label={t('field.note')}>{note}</Fact>}
      </Facts>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
