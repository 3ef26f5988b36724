import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Weekday } from 'functions/domain/isoDate';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { Pair } from '../calendar/sheets/sheetStyle.ts';
import { useFieldFault } from '../forms/FormErrors.ts';
import { Group, Notice } from '../forms/formStyle.ts';
import { TypedField } from '../forms/TypedField.tsx';
import { weekdays, type StayRuleForm } from './PriceForm.ts';

const counts = ['minNights', 'maxNights', 'minNoticeDays', 'bookingWindowDays'] as const;

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
  const field = `${at}.arrivalDays`;
  const fault = useFieldFault(field);
  const id = useId();
  // 1 January 2024 was a Monday.
  const nameOf = (weekday: Weekday) => format.weekday(`2024-01-0${weekday}`);
  return (
    <>
      <Pair>
        {counts.map((name) => (
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
      <Group>
        <span id={id}>{t('rules.arrivalDays')}</span>
        <ToggleButtonGroup
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          value={rules.arrivalDays}
          onChange={(_, chosen: Weekday[]) => onChange({ arrivalDays: chosen.toSorted() })}
        >
          {weekdays.map((weekday, index) => (
            <ToggleButton key={weekday} value={weekday} name={index === 0 ? field : undefined}>
              {nameOf(weekday)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Notice id={`${id}-hint`} className={fault ? 'fault' : ''}>
          {fault ?? hints.arrivalDays}
        </Notice>
      </Group>
    </>
  );
}
