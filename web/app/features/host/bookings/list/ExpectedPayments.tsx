import type { Booking } from 'functions/contract/booking';
import type { IsoDate } from 'functions/domain/isoDate';
import { hostPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { guestName } from '../../calendar/grid/useCellNames.ts';
import { useMonthTitle } from '../../calendar/useMonthTitle.ts';
import { expectedPayments } from './expectedPayments.ts';

/** Each payment that guests still owe, by the month in which it is due. */
export function ExpectedPayments({ bookings, today }: { bookings: readonly Booking[]; today: IsoDate }) {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const title = useMonthTitle();
  const language = useLanguage();
  const months = expectedPayments(bookings, today);
  return (
    <>
      <div role="status">{months.length === 0 && t('expectation.none')}</div>
      {months.map(({ month, payments, total }) => (
        <section key={month} aria-labelledby={`expected-${month}`}>
          <h3 id={`expected-${month}`}>
            {title(month)}
            <small>{t('expected', { amount: format.money(total) })}</small>
          </h3>
          <ul role="list">
            {payments.map(({ booking, kind, amount, on, isOverdue }) => (
              <li key={`${booking.id} ${kind}`} data-late={isOverdue || undefined}>
                <NavLink discover="none" to={hostPath(language, 'bookings', booking.id)}>
                  <strong translate="no">{guestName(booking)}</strong>
                  <span>{[t(`payments.${kind}`), format.money(amount)].join(' · ')}</span>
                  <span>
                    {t(isOverdue ? 'expectation.overdue' : 'expectation.due', { date: format.shortDateWithYear(on) })}
                  </span>
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
