import type { UserRecord } from 'firebase-admin/auth';
import { expect, it } from 'vitest';
import type { StoredBooking } from '../contract/booking.ts';
import type { GuestRegister } from '../contract/guestRegister.ts';
import type { HistoryEntry } from '../contract/history.ts';
import type { Invoice } from '../contract/invoice.ts';
import type { StoredSubscription } from '../contract/subscription.ts';
import type { StoredWaitlistEntry } from '../contract/waitlistEntry.ts';
import { isoDate } from '../domain/isoDate.ts';
import { composeMyData, type FoundData } from './composeMyData.ts';

/** A time in the form of Firestore's timestamps. */
const now = new Date('2027-05-01T10:00:00Z');
const at = { toDate: () => now, toMillis: () => now.getTime() };
const time = '2027-05-01T10:00:00.000Z';
const checkIn = isoDate('2027-06-12');
const checkOut = isoDate('2027-06-19');

const quote: StoredBooking['quote'] = {
  currency: 'EUR',
  nights: 7,
  lines: [
    { kind: 'nights', season: 'summer', nights: 7, unitPrice: 14_000, amount: 98_000 },
    { kind: 'touristTax', persons: 2, nights: 7, amount: 1400 },
  ],
  standardRate: 14_000,
  pricePerNight: 14_000,
  totalPrice: 98_000,
  advancePayment: 29_400,
  totalPayment: 99_400,
};

const payment = { id: 'of-the-payment', kind: 'advance' as const, amount: 29_400, on: checkIn, note: 'Thank you' };

const booking: StoredBooking = {
  ...{ number: '7K3Q9-XRD2M', group: null, apartment: 'olive', checkIn, checkOut, status: 'confirmed', nights: 7 },
  ...{
    adults: 2,
    children: 0,
    babies: 1,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.net',
    emailProven: true,
  },
  ...{ phone: '+442079460000', message: 'Is there a piano?', language: 'en', uid: 'somebody', quote },
  ...{ address: null, zipCode: null, city: 'London', state: null, country: null },
  terms: {
    advanceShare: 0.3,
    advanceDueDays: 7,
    balanceWays: ['cash'],
    touristTax: { mode: 'perPersonNight', amount: 100, bands: [{ fromAge: 12, share: 0.5 }], assumedChildAge: 8 },
    cancellation: { freeUntilDays: 30, shareAfter: 0.5 },
  },
  ...{ advanceDueOn: checkIn, privacyAcceptedAt: at, termsAcceptedAt: at, createdAt: at, pendingSince: null },
  ...{ requestHash: 'fingerprint', endedBy: null, remindedOf: 'reminded', sequence: 1 },
  settledStay: { apartment: 'agreed', checkIn, checkOut, status: 'confirmed' },
  ...{ problem: 'a problem', declineMessage: null, linkVersion: 3, revision: 4 },
  ...{ payments: [payment], advanceRemindedOf: checkIn },
  ...{ platformsUnread: true, boundBy: null, end: null, offerAskedOf: null, anonymisedAt: null },
};

const entry: HistoryEntry = {
  ...{ subject: 'bookings/7K3Q9-XRD2M', apartments: ['olive'], action: 'edited', by: 'owner' },
  ...{ email: 'owner@example.com', at, revision: 4, requestHash: 'hash-of-it', undoUntil: at },
  changes: [
    { field: 'note', from: null, to: 'difficult guest' },
    { field: 'lastName', from: 'Byron', to: 'Lovelace' },
    { field: 'quote.lines.0.amount', from: 90_000, to: 98_000 },
    { field: 'payments', from: [], to: [payment] },
    { field: 'problem', from: null, to: 'a problem' },
    { field: 'uid', from: null, to: 'somebody' },
  ],
  undo: { fields: { note: 'difficult guest' }, mails: ['a-mail'], together: [] },
  ...{ undoneBy: null, expiresAt: at },
};

const mail = {
  id: '7K3Q9-XRD2M-confirmed-guest',
  to: ['ada@example.net'],
  replyTo: 'owner@villa-murtela.example',
  headers: { 'X-Of': 'the mail' },
  message: {
    subject: 'Confirmed',
    text: 'See you soon',
    html: '<p>See you soon</p>',
    attachments: [{ content: 'ics' }],
  },
  ...{ queuedAt: at, sendAfter: at, expiresAt: at },
  delivery: {
    state: 'SUCCESS',
    startTime: at,
    endTime: at,
    attempts: 1,
    error: null,
    info: { response: 'of the server' },
  },
};

const subscription: StoredSubscription = {
  ...{ email: 'ada@example.net', language: 'en', status: 'subscribed', askedAt: at, textVersion: 'en-1' },
  ...{ confirmedAt: at, unsubscribedAt: null, confirmHash: 'hash', unsubscribeUrl: 'https://leave', expiresAt: null },
  ended: [{ textVersion: 'en-0', confirmedAt: at, unsubscribedAt: at }],
};

const waitlistEntry: StoredWaitlistEntry = {
  ...{
    email: 'ada@example.net',
    language: 'en',
    apartment: null,
    checkIn,
    checkOut,
    adults: 2,
    children: 0,
    babies: 1,
  },
  ...{ status: 'waiting', askedAt: at, confirmedAt: at, confirmHash: 'hash', leaveUrl: 'https://leave' },
  ...{ notifiedOf: ['olive'], notices: 1, expiresAt: at },
};

const invoice: Invoice = {
  ...{ id: '2027-12', year: 2027, sequence: 12, number: '12/1/1', kind: 'invoice' },
  ...{ counterpart: null, counterpartNumber: null, issuedOn: checkOut, issuedAt: at },
  host: { name: 'Ana Murtela', address: 'Put Murtele 12', taxNumber: 'OIB: 12345678903' },
  guest: { name: 'Ada Lovelace', address: 'London' },
  ...{ language: 'en', booking: '7K3Q9-XRD2M', apartment: 'olive', checkIn, checkOut, nights: 7 },
  lines: [{ kind: 'nights', season: null, nights: 7, unitPrice: 14_000, amount: 98_000 }],
  ...{ total: 98_000, vatSentence: 'Bez PDV-a', isTouristTaxIncluded: true, revision: 1 },
};

const person: GuestRegister['persons'][number] = {
  ...{ lastName: 'Lovelace', firstName: 'Ada', sex: 'female', birthDate: '1985-12-10', birthCountry: 'GBR' },
  ...{ birthCity: 'London', citizenship: 'GBR', residenceCountry: 'GBR', residenceCity: 'London' },
  ...{ documentKind: 'passport', documentNumber: '123456789', borderCrossing: 'Split', passageDate: '2027-06-12' },
  ...{ id: 'of-the-person', sentAt: at },
};
const register: GuestRegister = {
  ...{ id: '7K3Q9-XRD2M', persons: [person] },
  ...{ arrivalEnteredAt: at, departureEnteredAt: null, revision: 2 },
};

const account = {
  ...{ uid: 'u1', email: 'ada@example.net', emailVerified: true, displayName: 'Ada', disabled: false },
  metadata: { creationTime: at.toDate().toUTCString(), lastSignInTime: at.toDate().toUTCString() },
  providerData: [{ providerId: 'google.com', uid: 'g1', email: 'ada@example.net' }],
  passwordHash: 'of the password',
} as unknown as UserRecord;

const found: FoundData = {
  ...{ account, bookings: [{ ...booking }], invoices: [{ ...invoice }], history: [{ ...entry }], mails: [mail] },
  registers: [{ ...register }],
  ...{ subscription: { ...subscription }, waitlistEntries: [{ ...waitlistEntry }] },
};

it('contains the guest’s fields of each kind of document', () => {
  const { id: _id, ...shown } = person;
  expect(composeMyData(found, at.toDate())).toEqual({
    about: expect.stringContaining('Villa Murtela'),
    writtenAt: time,
    account: {
      ...{ accountId: 'u1', email: 'ada@example.net', emailProven: true, name: 'Ada', phone: null, picture: null },
      ...{ createdAt: time, lastSignedInAt: time, lastSeenAt: null },
      waysToSignIn: [
        { with: 'google.com', id: 'g1', email: 'ada@example.net', name: null, phone: null, picture: null },
      ],
    },
    bookings: [
      {
        ...{ bookingNumber: '7K3Q9-XRD2M', requestedTogetherUnder: null, apartment: 'olive', arrival: checkIn },
        ...{ departure: checkOut, status: 'confirmed', nights: 7, adults: 2, children: 0, babies: 1, firstName: 'Ada' },
        ...{ lastName: 'Lovelace', email: 'ada@example.net', emailProven: true, phone: '+442079460000' },
        ...{ message: 'Is there a piano?', address: null, zipCode: null, city: 'London', state: null, country: null },
        language: 'en',
        price: {
          ...{ currency: 'EUR', nights: 7, listPricePerNight: 140, pricePerNight: 140, totalPrice: 980 },
          ...{ dueOnConfirmation: 294, totalPayment: 994 },
          parts: [
            { for: 'nights', season: 'summer', nights: 7, unitPrice: 140, amount: 980 },
            { for: 'touristTax', persons: 2, nights: 7, amount: 14 },
          ],
        },
        terms: {
          ...{ advanceShare: 0.3, advanceDueDays: 7, balanceWays: ['cash'] },
          touristTax: { mode: 'perPersonNight', amount: 1, bands: [{ fromAge: 12, share: 0.5 }], assumedChildAge: 8 },
          cancellation: { freeUntilDays: 30, shareAfter: 0.5 },
        },
        ...{ advanceDueOn: checkIn, privacyAcceptedAt: time, termsAcceptedAt: time, requestedAt: time },
        ...{ waitingSince: null, endedBy: null, declineMessage: null },
        payments: [{ for: 'advance', amount: 294, on: checkIn, note: 'Thank you' }],
        ...{ boundBy: null, end: null },
      },
    ],
    invoices: [
      {
        ...{ invoiceNumber: '12/1/1', kind: 'invoice', cancelsInvoice: null, issuedOn: checkOut, issuedAt: time },
        host: { name: 'Ana Murtela', address: 'Put Murtele 12', taxNumber: 'OIB: 12345678903' },
        guest: { name: 'Ada Lovelace', address: 'London' },
        ...{ language: 'en', bookingNumber: '7K3Q9-XRD2M', apartment: 'olive', arrival: checkIn, departure: checkOut },
        ...{ nights: 7, total: 980, vatSentence: 'Bez PDV-a', isTouristTaxIncluded: true },
        parts: [{ for: 'nights', season: null, nights: 7, unitPrice: 140, amount: 980 }],
      },
    ],
    guestRegister: [
      {
        ...{ bookingNumber: '7K3Q9-XRD2M', registeredAt: time, signedOutAt: null },
        persons: [{ ...shown, sentAt: time }],
      },
    ],
    history: [
      {
        ...{ about: 'bookings/7K3Q9-XRD2M', at: time, action: 'edited', by: 'owner' },
        changes: [
          { field: 'lastName', before: 'Byron', after: 'Lovelace' },
          { field: 'price.parts.0.amount', before: 900, after: 980 },
          { field: 'payments', before: [], after: [{ for: 'advance', amount: 294, on: checkIn, note: 'Thank you' }] },
        ],
      },
    ],
    emails: [
      {
        ...{ id: mail.id, to: ['ada@example.net'], answersGoTo: 'owner@villa-murtela.example' },
        ...{ writtenAt: time, deletedOn: time, delivery: { state: 'SUCCESS', endTime: time } },
        message: { subject: 'Confirmed', text: 'See you soon' },
      },
    ],
    newsletter: {
      ...{ email: 'ada@example.net', language: 'en', status: 'subscribed', askedAt: time, textVersion: 'en-1' },
      ...{ confirmedAt: time, unsubscribedAt: null, unsubscribeUrl: 'https://leave', deletedOn: null },
      ended: [{ textVersion: 'en-0', confirmedAt: time, unsubscribedAt: time }],
    },
    waitlist: [
      {
        ...{ email: 'ada@example.net', language: 'en', apartment: null, arrival: checkIn, departure: checkOut },
        ...{ adults: 2, children: 0, babies: 1, status: 'waiting', askedAt: time, confirmedAt: time },
        ...{ leaveUrl: 'https://leave', notifiedOf: ['olive'], notices: 1, deletedOn: time },
      },
    ],
  });
});

/** The same with unknown fields in every map, at any depth. */
function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (typeof value !== 'object' || value === null || value === at) return value;
  const known = Object.entries(value).map(([name, one]) => [name, withUnknown(one)]);
  return { ...Object.fromEntries(known), unknown: 'secret', unknownMap: { text: 'secret' }, toString: 'secret' };
}

it('leaves out unknown fields of every kind of document', () => {
  const changed = withUnknown(found) as FoundData;
  const unknownChanges = [
    'unknown',
    'unknownMap.text',
    'quote.unknown',
    'payments.0.unknown',
    'toString',
    'status.unknown',
  ];
  const more = unknownChanges.map((field) => ({ field, from: null, to: 'secret' }));
  const history = changed.history.map((one) => ({ ...one, changes: [...(one.changes as unknown[]), ...more] }));
  const data = composeMyData({ ...changed, history }, at.toDate());
  expect(JSON.stringify(changed).split('secret').length).toBeGreaterThan(60);
  expect(data).toEqual(composeMyData(found, at.toDate()));
});

it('leaves out history entries about fields that only the owner sees, and treats a map in place of a text as empty', () => {
  const note = { ...entry, changes: [{ field: 'note', from: '', to: 'difficult guest' }] };
  const asked = { ...entry, action: 'requested', changes: [] };
  const odd = { ...booking, message: { secret: 'a map' } };
  const data = composeMyData({ ...found, history: [note, asked], bookings: [odd] }, at.toDate());
  expect(data.history.map(({ action }) => action)).toEqual(['requested']);
  expect(data.bookings[0]?.message).toBeNull();
});
