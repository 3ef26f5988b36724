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
    phone: '+44 20 7946 0018',
    language: 'en',
  },
  other: {
    uid: 'sample-other',
    hasAccount: true,
    firstName: 'Oskar',
    lastName: 'Lindner',
    email: 'other@example.com',
    phone: '+49 30 23125 041',
    language: 'de',
  },
  giulia: {
    uid: 'sample-giulia',
    hasAccount: false,
    firstName: 'Giulia',
    lastName: 'Ferrante',
    email: 'giulia.ferrante@example.org',
    phone: '+39 02 5550 143',
    language: 'it',
  },
  zofia: {
    uid: 'sample-zofia',
    hasAccount: false,
    firstName: 'Zofia',
    lastName: 'Wrzesińska',
    email: 'zofia.wrzesinska@example.org',
    phone: '+48 22 555 01 77',
    language: 'pl',
  },
  marko: {
    uid: 'sample-marko',
    hasAccount: false,
    firstName: 'Marko',
    lastName: 'Đurđević',
    email: 'marko.durdevic@example.org',
    phone: '+385 1 555 0162',
    language: 'hr',
  },
} as const satisfies Record<string, SampleGuest>;
