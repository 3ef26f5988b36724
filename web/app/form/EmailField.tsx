import type { ComponentProps } from 'react';
import { InputField } from './InputField.tsx';
import { personInputs } from './personInputs.ts';

const { type, autoComplete, ...attributes } = personInputs.email;

/** The email field of a form without other fields. */
export function EmailField({
  describedBy,
  ...props
}: Omit<ComponentProps<typeof InputField>, 'autoComplete' | 'inputProps' | 'name' | 'type'> & {
  /** The id of a description that is not below the field. */
  describedBy?: string;
}) {
  const described = describedBy === undefined ? {} : { 'aria-describedby': describedBy };
  return (
    <InputField
      name="email"
      type={type}
      autoComplete={autoComplete}
      inputProps={{ ...attributes, ...described }}
      {...props}
    />
  );
}
