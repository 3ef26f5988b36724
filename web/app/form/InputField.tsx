import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

/**
 * `onLeave` is called after this time. The press with which the guest left the field is then over, so a hint that appears
 * below the field moves nothing away from under the finger.
 */
const pressMillis = 500;

/** A labelled input made from the parts of MUI's TextField. TextField itself would add 14 kB for Select and Menu. */
export function InputField({
  label,
  helperText,
  error = false,
  required = false,
  className,
  onLeave,
  ...input
}: Omit<OutlinedInputProps, 'className' | 'error' | 'id' | 'label' | 'onBlur' | 'onKeyUp' | 'required'> & {
  label: string;
  helperText?: ReactNode;
  error?: boolean;
  required?: boolean;
  className?: string | undefined;
  /** Called with the text when the guest has left the field. */
  onLeave?: ((text: string) => void) | undefined;
}) {
  const id = useId();
  const helperId = `${id}-helper`;
  return (
    <FormControl fullWidth error={error} required={required} className={className}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        aria-describedby={helperText ? helperId : undefined}
        onBlur={onLeave && (({ target }) => setTimeout(() => onLeave(target.value), pressMillis))}
        onKeyUp={input.multiline ? showWhole : undefined}
        {...input}
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

/**
 * Scrolls the whole field into view, because browsers scroll only the caret's line of a text area. Does so only
 * after the Tab key, because nothing must move when the guest presses the field.
 */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}
