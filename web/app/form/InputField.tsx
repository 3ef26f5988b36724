import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

/** A labelled input, composed of the parts of MUI's TextField, which itself would bring 14 kB of Select and Menu along. */
export function InputField({
  label,
  helperText,
  error = false,
  required = false,
  className,
  ...input
}: Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'defaultValue'
  | 'inputProps'
  | 'inputRef'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onChange'
  | 'startAdornment'
  | 'type'
  | 'value'
> & {
  label: string;
  helperText?: ReactNode;
  error?: boolean;
  required?: boolean;
  className?: string | undefined;
}) {
  const id = useId();
  const helperId = `${id}-helper`;
  return (
    <FormControl fullWidth error={error} required={required} className={className}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        aria-describedby={helperText ? helperId : undefined}
        onKeyUp={input.multiline ? showWhole : undefined}
        {...input}
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

/** Browsers bring only the caret's line of a text area into sight. A press of the pointer must not move it. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}
