import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

/** The browser's native select, which works with every keyboard, screen reader and touch screen. */
export function SelectField<Value extends string>({
  label,
  value,
  choices,
  hint,
  name,
  error = false,
  required = false,
  onChoose,
}: {
  label: string;
  value: Value;
  choices: readonly { value: Value; text: string }[];
  hint?: string | undefined;
  name?: string;
  error?: boolean;
  required?: boolean;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <FormControl fullWidth error={error} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        input={<OutlinedInput id={id} />}
        inputProps={{ name, 'aria-describedby': hint && `${id}-hint` }}
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </NativeSelect>
      {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </FormControl>
  );
}
