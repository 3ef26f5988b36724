import type { PersonTexts } from './readPerson.ts';

/** What the account of a signed-in guest says. */
export interface KnownGuest {
  name: string | null;
  email: string | null;
}

/** The fields of a form that the account can fill. The first name ends at the first space. */
export function knownFields({ name, email }: KnownGuest): Pick<PersonTexts, 'firstName' | 'lastName' | 'email'> {
  const [firstName = '', ...others] = (name ?? '').split(' ');
  return { firstName, lastName: others.join(' '), email: email ?? '' };
}
