import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** Buttons side by side of which one is selected. @param value `null` if none is */
export function ToggleButtons<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: Value | null;
  choices: readonly { value: Value; text: string }[];
  onChoose: (value: Value) => void;
}) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      // MUI gives `null` when the owner presses the selected button again. It stays selected.
      onChange={(_, next: Value | null) => next && onChoose(next)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} value={choice.value}>
          {choice.text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
