import type { ComposedMail } from '../../functions/src/mail/format/ComposedMail.ts';

export interface NamedMail {
  /** Event and reader: `confirmed-guest`. */
  name: string;
  mail: ComposedMail;
}

export function toBoth(name: string, [toGuest, toOwner]: [ComposedMail, ComposedMail]): NamedMail[] {
  return [
    { name: `${name}-guest`, mail: toGuest },
    { name: `${name}-owner`, mail: toOwner },
  ];
}
