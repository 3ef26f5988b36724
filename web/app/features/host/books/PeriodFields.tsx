import type { Booking } from 'functions/contract/booking';
import type { IsoDate, IsoMonth } from 'functions/domain/isoDate';
import type { Period } from 'functions/domain/report';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../form/SelectField.tsx';
import { useMonthTitle } from '../calendar/useMonthTitle.ts';
import { Fields } from '../forms/formStyle.ts';

/** Chooses a year, from the first stay to the last and this one, and one of its months. */
export function PeriodFields({
  bookings,
  today,
  period: { year, month },
  withMonth,
  onChoose,
}: {
  bookings: readonly Booking[];
  today: IsoDate;
  period: Period;
  withMonth: boolean;
  onChoose: (period: Period) => void;
}) {
  const { t } = useTranslation('hostBooks');
  const title = useMonthTitle();
  const days = [today, ...bookings.map(({ checkOut }) => checkOut)].sort();
  const [first, last] = [yearOf(days[0]!), yearOf(days.at(-1)!)];
  const years = Array.from({ length: last - first + 1 }, (_, place) => String(last - place));
  const months = Array.from({ length: 12 }, (_, place) => String(place + 1));
  return (
    <Fields>
      <SelectField
        label={t('year')}
        value={String(year)}
        choices={years.map((value) => ({ value, text: value }))}
        onChoose={(chosen) => onChoose({ year: Number(chosen), month })}
      />
      {withMonth && (
        <SelectField
          label={t('month')}
          value={month === undefined ? '' : String(month)}
          choices={[
            { value: '', text: t('wholeYear') },
            ...months.map((value) => ({ value, text: title(`${year}-${value.padStart(2, '0')}` as IsoMonth) })),
          ]}
          onChoose={(chosen) => onChoose({ year, month: chosen === '' ? undefined : Number(chosen) })}
        />
      )}
    </Fields>
  );
}

export function yearOf(day: IsoDate): number {
  return Number(day.slice(0, 4));
}
