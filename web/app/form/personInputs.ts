import type { PersonField } from 'functions/contract/fieldLengths';
import type { InputHTMLAttributes } from 'react';

interface PersonInput extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> {
  /** Across both columns. */
  wide?: boolean;
}

/** The inputs by which a person says who they are, in every form: which keyboard a phone shows and what a browser fills in. */
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

/** Optional, and folded away until a guest wants them. */
export const addressFields = ['address', 'zipCode', 'city', 'state', 'country'] as const satisfies PersonField[];
