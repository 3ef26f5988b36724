import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ApartmentFacts } from '../../functions/src/contract/apartment.ts';

const apartment = (slug: string, position: number): ApartmentFacts => ({
  slug,
  position,
  stars: 4,
  bedrooms: 1,
  beds: 2,
  bathrooms: 1,
  squareMetres: 48,
  limits: { adults: 2, children: 1, guests: 3 },
  nightPrice: 12_000,
  seasons: [{ name: 'Summer', from: '07-01', to: '08-31', nightPrice: 16_000 }],
  longStayDiscounts: [{ minNights: 14, share: 0.1 }],
  cleaningFee: 6_000,
  bookingMode: 'request',
  rules: { minNights: 3, maxNights: 28, arrivalDays: [], minNoticeDays: 2, bookingWindowDays: 540 },
});

/** The files of a villa that is ready to go live. None of its values is in this repository. */
export const filledFiles = {
  'villa/property.json': {
    name: 'Casa Bellariva',
    slug: 'casa-bellariva',
    url: 'https://www.casa-bellariva.it',
    address: { street: 'Via del Lago 3', zipCode: '28838', city: 'Stresa', country: 'IT' },
    coordinates: { latitude: 45.88412, longitude: 8.53317 },
    host: 'Marta Ferrari',
    hostNames: ['Marta'],
    email: 'ciao@casa-bellariva.it',
    phone: '+39 0323 48 29 61',
    imprint: { vatNumber: 'IT02748150398', registrationNumber: 'IT103064B4KX7Q2M9P' },
    hostLanguages: ['it', 'en'],
    petsWelcome: true,
    freeParkingSpaces: 2,
    childrenUpToAge: 17,
    refundDays: 14,
    retention: { bookingYears: 11, requestMonths: 12, newsletterProofYears: 3, mailDays: 90, logDays: 30 },
    textsUpdated: '2026-11-20',
  },
  'villa/settings.json': {
    timeZone: 'Europe/Rome',
    checkInFrom: '15:00',
    checkInUntil: '20:00',
    checkOutUntil: '10:00',
    ownerEmail: 'Marta@casa-bellariva.it',
    ownerName: 'Marta Ferrari',
    ownerLanguage: 'it',
    advanceShare: 0.25,
    advanceDueDays: 7,
    balanceWays: ['card'],
    touristTax: { mode: 'included' },
    requestExpiresAfterDays: 2,
    reminderDaysBefore: 5,
    advanceReminderAfterDays: 3,
    account: { holder: 'Marta Ferrari', iban: 'IT81 X036 0901 6001 4172 8395 062', bic: 'LAGOIT21' },
    invoice: { numbering: 'plain', place: '1', device: '1' },
    guestRegister: false,
    cancellation: { freeUntilDays: 21, shareAfter: 0.5 },
  },
  'villa/apartments.json': [apartment('lago', 1), apartment('bosco', 2)],
  'villa/reviews.json': [],
  'villa/pictures.json': { rendered: false },
  'functions/.env': 'MAIL_DELIVERY=function\nAPP_CHECK=true\n',
  'firebase.json': {},
};

/** Writes files of a villa into a new folder, and returns its path. */
export function writeVilla(files: Record<string, unknown> = filledFiles): string {
  const root = mkdtempSync(join(tmpdir(), 'villa-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}
