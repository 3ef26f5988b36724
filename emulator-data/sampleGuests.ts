import type { Language } from '../functions/src/domain/language.ts';

export interface SampleGuest {
  uid: string;
  /** Has an account on the Auth emulator. */
  hasAccount: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
}

/** Invented people with reserved email domains. */
export const sampleGuests = {
  guest: {
    uid: 'sample-guest',
    hasAccount: true,
    firstName: 'Grace',
    lastName: 'Hollis',
    email: 'guest@example.com',
    phone: '+442079460018',
    language: 'en',
  },
  other: {
    uid: 'sample-other',
    hasAccount: true,
    firstName: 'Oskar',
    lastName: 'Lindner',
    email: 'other@example.com',
    phone: '+493023125041',
    language: 'de',
  },
  giulia: {
    uid: 'sample-giulia',
    hasAccount: false,
    firstName: 'Giulia',
    lastName: 'Ferrante',
    email: 'giulia.ferrante@example.org',
    phone: '+39025550143',
    language: 'it',
  },
  zofia: {
    uid: 'sample-zofia',
    hasAccount: false,
    firstName: 'Zofia',
    lastName: 'Wrzesińska',
    email: 'zofia.wrzesinska@example.org',
    phone: '+48225550177',
    language: 'pl',
  },
  marko: {
    uid: 'sample-marko',
    hasAccount: false,
    firstName: 'Marko',
    lastName: 'Đurđević',
    email: 'marko.durdevic@example.org',
    phone: '+38515550162',
    language: 'hr',
  },
} as const satisfies Record<string, SampleGuest>;
