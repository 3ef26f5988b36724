import type { PersonField } from 'functions/contract/fieldLengths';
import type { InputHTMLAttributes } from 'react';

interface PersonInput extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> {
  /** Whether the input spans both columns. */
  wide?: boolean;
}

/**
 * The attributes of a person's inputs in every form. They decide which keyboard a phone shows and what the browser
 * fills in.
 */
export const personInputs: Record<PersonField, PersonInput> = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  message: { wide: true },
  address: { autoComplete: 'street-address', wide: true },
  zipCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  country: { autoComplete: 'country-name' },
};

/** The optional fields. A section hides them until the guest opens it. */
export const addressFields = ['address', 'zipCode', 'city', 'state', 'country'] as const satisfies PersonField[];
