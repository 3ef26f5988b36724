import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useFieldFault } from './useSavedForm.ts';
import { Group, Notice } from './formStyle.ts';

/**
 * Toggle buttons with a visible label, and a hint or a fault below them. Of `exclusive` ones, one is always selected.
 * @param field path in the document; faults refer to it
 */
export function ToggleField<Value extends string | number>({
  field,
  label,
  hint,
  choices,
  exclusive = false,
  value,
  onChoose,
}: {
  field: string;
  label: string;
  hint?: string | undefined;
  choices: readonly { value: Value; text: string }[];
} & (
  | { exclusive: true; value: Value; onChoose: (value: Value) => void }
  // MUI returns the values in the order in which they were selected.
  | { exclusive?: false; value: readonly Value[]; onChoose: (values: Value[]) => void }
)) {
  const fault = useFieldFault(field);
  const id = useId();
  const below = fault ?? hint;
  return (
    <Group>
      <span id={id}>{label}</span>
      <ToggleButtonGroup
        exclusive={exclusive}
        aria-labelledby={id}
        aria-describedby={below && `${id}-hint`}
        value={value}
        onChange={(_, chosen) => chosen !== null && onChoose(chosen as never)}
      >
        {choices.map((choice, index) => (
          <ToggleButton key={choice.value} value={choice.value} name={index === 0 ? field : undefined}>
            {choice.text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {below && (
        <Notice id={`${id}-hint`} className={fault ? 'fault' : ''}>
          {below}
        </Notice>
      )}
    </Group>
  );
}
