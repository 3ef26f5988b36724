import type { Booking } from 'functions/contract/booking';
import { othersOf } from 'functions/domain/bookingGroup';
import { ledgerOf } from 'functions/domain/ledger';
import { platformNames } from 'functions/domain/platform';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { DeskLink } from '../frame/DeskLink.tsx';
import { GuestPhone } from '../frame/GuestPhone.tsx';
import { Facts } from '../calendar/sheets/sheetStyle.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useTimeText } from '../frame/localTime.ts';

/**
 * The fields of a booking, the other bookings of its request, and the owner's note. @param bookings all bookings, to
 * find the others of the request
 */
export function StayAndGuest({
  booking,
  bookings,
  note,
}: {
  booking: Booking;
  bookings: readonly Booking[];
  note: string;
}) {
  const { t } = useTranslation('hostBooking');
  const { t: tBooks } = useTranslation('hostBooks');
  const format = useFormat();
  const timeText = useTimeText();
  const nameOf = useApartmentName();
  const { email, phone, zipCode, city, endedBy, platform } = booking;
  const address = [booking.address, [zipCode, city].filter(Boolean).join(' '), booking.state, booking.country];
  const others = othersOf(booking, bookings);
  const { refundPromised } = ledgerOf([booking, ...others], booking.checkIn);
  // A guest who requests on the site accepts the privacy policy. An owner who enters a booking does not.
  const createdLabel = t(booking.privacyAcceptedAt ? 'field.requestedAt' : 'field.enteredAt');

  // A field without a value has no row.
  const rows: [label: string, value: ReactNode][] = [
    [t('field.number'), <span translate="no">{booking.number}</span>],
    [createdLabel, timeText(booking.createdAt.toMillis())],
    [t('field.apartment'), nameOf(booking.apartment)],
    [t('field.checkIn'), format.shortDateWithYear(booking.checkIn)],
    [t('field.checkOut'), format.shortDateWithYear(booking.checkOut)],
    [t('field.adults'), String(booking.adults)],
    [t('field.children'), String(booking.children)],
    [t('field.babies'), booking.babies > 0 && String(booking.babies)],
    [
      t('field.together'),
      others.length > 0 &&
        others.map((one) => (
          <DeskLink key={one.id} to={['bookings', one.id]} style={{ display: 'block', paddingBlock: 10 }}>
            {[nameOf(one.apartment), t(`status.${one.status}`)].join(' · ')}
          </DeskLink>
        )),
    ],
    [
      t('field.platform'),
      platform &&
        [
          platform.name === 'other' ? tBooks('enter.other') : platformNames[platform.name],
          `${tBooks('columns.commission')}: ${format.money(platform.commission)}`,
        ].join(' · '),
    ],
    [t('field.language'), format.languageName(booking.language)],
    [
      t('field.email'),
      email && (
        <a translate="no" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    ],
    [t('field.emailProven'), email && t(booking.emailProven ? 'history.yes' : 'history.no')],
    [t('field.phone'), phone && <GuestPhone phone={phone} />],
    [t('field.postalAddress'), address.filter(Boolean).join(', ')],
    [t('field.message'), booking.message],
    [
      t('field.advanceDueOn'),
      booking.status === 'confirmed' && booking.advanceDueOn && format.fieldDate(booking.advanceDueOn),
    ],
    [t('field.endedBy'), booking.status === 'cancelled' && endedBy && t(`history.by.${endedBy}`)],
    [t('field.declineMessage'), booking.status === 'cancelled' && booking.declineMessage],
    [t('field.refundPromised'), booking.status === 'cancelled' && refundPromised > 0 && format.money(refundPromised)],
    [t('field.note'), note],
  ];
  return (
    <section aria-labelledby="booking-facts">
      <h3 id="booking-facts">{t('facts')}</h3>
      <Facts>
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </Facts>
    </section>
  );
}
