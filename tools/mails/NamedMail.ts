import type { ComposedMail } from '../../functions/src/mail/format/ComposedMail.ts';

export interface NamedMail {
  /** Event and reader: `confirmed-guest`. */
  name: string;
  mail: ComposedMail;
}

export const named = (name: string, mail: ComposedMail): NamedMail => ({ name, mail });

export function toBoth(name: string, [toGuest, toOwner]: [ComposedMail, ComposedMail]): NamedMail[] {
  return [named(`${name}-guest`, toGuest), named(`${name}-owner`, toOwner)];
}
