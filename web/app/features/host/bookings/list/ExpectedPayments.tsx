import type { Booking } from 'functions/contract/booking';
import type { IsoDate } from 'functions/domain/isoDate';
import { sumOf } from 'functions/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { byMonth } from './byMonth.ts';
import { expectedPayments } from './expectedPayments.ts';
import { MonthList } from './MonthList.tsx';

/** Each payment that guests still owe, by the month in which it is due. */
export function ExpectedPayments({ bookings, today }: { bookings: readonly Booking[]; today: IsoDate }) {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const months = byMonth(expectedPayments(bookings, today), ({ on }) => on);
  return (
    <MonthList
      none={t('expectation.none')}
      months={months.map(({ month, items }) => ({
        month,
        more: t('expected', { amount: format.money(sumOf(items.map(({ amount }) => amount))) }),
        rows: items.map(({ booking, kind, amount, on, isOverdue }) => ({
          booking,
          isOverdue,
          lines: [
            [t(`payments.${kind}`), format.money(amount)].join(' · '),
            t(isOverdue ? 'expectation.overdue' : 'expectation.due', { date: format.shortDateWithYear(on) }),
          ],
        })),
      }))}
    />
  );
}
