import { InputField } from '../../../form/InputField.tsx';
import { useFieldFault } from './useSavedForm.ts';

/** Maximum length by kind, in characters. */
const longest = { amount: 60, count: 60, text: 60, date: 60, time: 60, email: 254, lines: 1000, article: 3000 };

/**
 * A text or number field of the form.
 * @param field its path in the document; faults refer to it
 */
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
  kind: keyof typeof longest;
  hint?: string | undefined;
  onValue: (value: string) => void;
}) {
  const fault = useFieldFault(field);
  return (
    <InputField
      label={label}
      name={field}
      type={kind === 'date' || kind === 'time' || kind === 'email' ? kind : 'text'}
      {...((kind === 'lines' || kind === 'article') && { multiline: true, minRows: 3 })}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? hint}
      inputProps={{
        inputMode: kind === 'count' ? 'numeric' : kind === 'amount' ? 'decimal' : undefined,
        autoComplete: 'off',
        maxLength: longest[kind],
      }}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
