import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { Pair } from '../calendar/sheets/sheetStyle.ts';
import { ToggleField } from '../forms/ToggleField.tsx';
import { TypedField } from '../forms/TypedField.tsx';
import { ruleCounts, weekdays, type StayRuleForm } from './PriceForm.ts';

/** Nights, notice and arrival days of an apartment or a season. @param at path in the apartment's facts */
export function StayRuleFields({
  at,
  rules,
  hints,
  onChange,
}: {
  at: string;
  rules: StayRuleForm;
  /** Hints below fields. That of `arrivalDays` says what an empty selection means. */
  hints: Partial<Record<keyof StayRuleForm, string>>;
  onChange: (changes: Partial<StayRuleForm>) => void;
}) {
  const { t } = useTranslation('hostPrices');
  const format = useFormat();
  return (
    <>
      <Pair>
        {ruleCounts.map((name) => (
          <TypedField
            key={name}
            field={`${at}.${name}`}
            label={t(`rules.${name}`)}
            kind="count"
            value={rules[name]}
            hint={hints[name]}
            onValue={(value) => onChange({ [name]: value })}
          />
        ))}
      </Pair>
      <ToggleField
        field={`${at}.arrivalDays`}
        label={t('rules.arrivalDays')}
        hint={hints.arrivalDays}
        // 1 January 2024 was a Monday.
        choices={weekdays.map((value) => ({ value, text: format.weekday(`2024-01-0${value}`) }))}
        value={rules.arrivalDays}
        onChoose={(chosen) => onChange({ arrivalDays: chosen.toSorted() })}
      />
    </>
  );
}
