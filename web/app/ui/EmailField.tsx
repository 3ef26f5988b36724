import { FormField } from './FormField.tsx';

/** A field for the one address that a form is about. */
export function EmailField(props: {
  label: string;
  problem: string | undefined;
  value: string;
  onText: (text: string) => void;
}) {
  return (
    <FormField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
