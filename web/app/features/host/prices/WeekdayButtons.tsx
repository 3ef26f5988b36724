import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Weekday } from 'functions/domain/isoDate';
import { useId } from 'react';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useFieldFault } from '../forms/FoundInForm.ts';
import { StandingLine } from '../forms/StandingLine.tsx';
import { weekdays } from './PriceForm.ts';
import { Group, Said } from '../forms/formStyle.ts';

/** Days of arrival. */
export function WeekdayButtons({
  field,
  label,
  hint,
  value,
  onValue,
}: {
  field: string;
  label: string;
  /** What none chosen means. */
  hint: string;
  value: readonly Weekday[];
  onValue: (value: readonly Weekday[]) => void;
}) {
  const format = useFormat();
  const fault = useFieldFault(field);
  const id = useId();
  // 1 January 2024 was a Monday.
  const nameOf = (weekday: Weekday) => format.weekday(`2024-01-0${weekday}`);
  return (
    <Group>
      <span id={id}>{label}</span>
      <ToggleButtonGroup
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(_, chosen: Weekday[]) => onValue(chosen.toSorted())}
      >
        {weekdays.map((weekday, index) => (
          <ToggleButton key={weekday} value={weekday} name={index === 0 ? field : undefined}>
            {nameOf(weekday)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Said id={`${id}-hint`} className={fault ? 'fault' : ''}>
        {fault ?? hint}
      </Said>
      <StandingLine field={field} write={(days: readonly Weekday[]) => format.list(days.map(nameOf))} />
    </Group>
  );
}
