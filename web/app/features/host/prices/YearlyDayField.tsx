import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { SelectField } from '../../../form/SelectField.tsx';
import { useFieldFault } from '../forms/useSavedForm.ts';
import { Group, Notice } from '../forms/formStyle.ts';
import { DayAndMonth } from './priceStyle.ts';

const two = (value: number) => String(value).padStart(2, '0');
const months = Array.from({ length: 12 }, (_, index) => two(index + 1));
/** A leap year, so that a season may begin on 29 February. */
const daysIn = (month: string) => new Date(Date.UTC(2028, Number(month), 0)).getUTCDate();

/** A yearly day, `MM-DD`. */
export function YearlyDayField({
  field,
  label,
  value,
  onValue,
}: {
  field: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
}) {
  const { t } = useTranslation('hostPrices');
  const { t: tFormat } = useTranslation('format');
  const format = useFormat();
  const fault = useFieldFault(field);
  const id = useId();
  const [month = '01', day = '01'] = value.split('-');
  const set = (nextMonth: string, nextDay: string) =>
    onValue(`${nextMonth}-${two(Math.min(Number(nextDay), daysIn(nextMonth)))}`);
  const days = Array.from({ length: daysIn(month) }, (_, index) => two(index + 1));
  return (
    <Group role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <DayAndMonth>
        <SelectField
          label={t('season.day')}
          value={day}
          choices={days.map((one) => ({ value: one, text: format.number(Number(one)) }))}
          onChoose={(chosen) => set(month, chosen)}
        />
        <SelectField
          label={t('season.month')}
          value={month}
          choices={months.map((one) => ({ value: one, text: tFormat(`months.${Number(one)}` as 'months.1') }))}
          onChoose={(chosen) => set(chosen, day)}
        />
      </DayAndMonth>
      {fault && <Notice className="fault">{fault}</Notice>}
    </Group>
  );
}
