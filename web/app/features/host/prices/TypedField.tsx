import { InputField } from '../../../form/InputField.tsx';
import { useFieldFault } from './FoundInForm.ts';

/** A text or number of the form. @param field its path in the apartment's facts, by which faults name it */
export function TypedField({
  field,
  label,
  value,
  kind,
  hint,
  onValue,
}: {
  field: string;
  label: string;
  value: string;
  kind: 'amount' | 'count' | 'text' | 'date';
  hint?: string | undefined;
  onValue: (value: string) => void;
}) {
  const fault = useFieldFault(field);
  return (
    <InputField
      label={label}
      name={field}
      type={kind === 'date' ? 'date' : 'text'}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? hint}
      inputProps={{
        inputMode: kind === 'count' ? 'numeric' : kind === 'amount' ? 'decimal' : undefined,
        autoComplete: 'off',
        maxLength: 60,
      }}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
