import type { Booking } from 'functions/contract/booking';
import type { IsoDate, IsoMonth } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../form/SelectField.tsx';
import { useMonthTitle } from '../calendar/useMonthTitle.ts';
import { Fields } from '../forms/formStyle.ts';

/** The years from the first stay to the last, and this one, latest first. */
export function yearsOf(bookings: readonly Booking[], today: IsoDate): number[] {
  const years = [today, ...bookings.map(({ checkOut }) => checkOut)].map((day) => Number(day.slice(0, 4)));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, place) => last - place);
}

/** Chooses a year and, if `onMonth` is given, one of its months. */
export function PeriodFields({
  years,
  year,
  month,
  onYear,
  onMonth,
}: {
  years: readonly number[];
  year: number;
  month?: number | undefined;
  onYear: (year: number) => void;
  onMonth?: (month: number | undefined) => void;
}) {
  const { t } = useTranslation('hostBooks');
  const title = useMonthTitle();
  const monthOf = (one: number) => `${year}-${String(one).padStart(2, '0')}` as IsoMonth;
  return (
    <Fields>
      <SelectField
        label={t('year')}
        value={String(year)}
        choices={years.map((one) => ({ value: String(one), text: String(one) }))}
        onChoose={(chosen) => onYear(Number(chosen))}
      />
      {onMonth && (
        <SelectField
          label={t('month')}
          value={month === undefined ? '' : String(month)}
          choices={[
            { value: '', text: t('wholeYear') },
            ...Array.from({ length: 12 }, (_, place) => ({
              value: String(place + 1),
              text: title(monthOf(place + 1)),
            })),
          ]}
          onChoose={(chosen) => onMonth(chosen === '' ? undefined : Number(chosen))}
        />
      )}
    </Fields>
  );
}
