import type { PersonField } from 'functions/contract/fieldLengths';
import type { InputHTMLAttributes } from 'react';

interface PersonInput extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> {
  /** Spans both columns. */
  wide?: boolean;
}

/** The attributes of a person's inputs in every form, which decide the phone's keyboard and the browser's autofill. */
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

/** Optional, and collapsed until a guest opens them. */
export const addressFields = ['address', 'zipCode', 'city', 'state', 'country'] as const satisfies PersonField[];
