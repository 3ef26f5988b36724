import type { StoredBooking } from '../contract/booking.ts';
import type { GuestRegister } from '../contract/guestRegister.ts';
import type { HistoryEntry } from '../contract/history.ts';
import type { Invoice } from '../contract/invoice.ts';
import type { Payment } from '../contract/payment.ts';
import type { StoredSubscription } from '../contract/subscription.ts';
import type { StoredWaitlistEntry } from '../contract/waitlistEntry.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import type { AllowList } from './allowedRecord.ts';

const cents = (as: string) => ({ as, cents: true as const });

const cancellation = { freeUntilDays: true, shareAfter: true } as const;

const touristTax = {
  mode: true,
  amount: cents('amount'),
  bands: { as: 'bands', of: { fromAge: true, share: true } },
  assumedChildAge: true,
} as const;

const terms = {
  advanceShare: true,
  advanceDueDays: true,
  balanceWays: true,
  touristTax: { as: 'touristTax', of: touristTax },
  cancellation: { as: 'cancellation', of: cancellation },
} as const satisfies AllowList<StoredBooking['terms']>;

const quoteLine = {
  kind: 'for',
  season: true,
  nights: true,
  persons: true,
  share: true,
  unitPrice: cents('unitPrice'),
  amount: cents('amount'),
} as const;

const quote = {
  currency: true,
  nights: true,
  lines: { as: 'parts', of: quoteLine },
  standardRate: cents('listPricePerNight'),
  pricePerNight: cents('pricePerNight'),
  totalPrice: cents('totalPrice'),
  advancePayment: cents('dueOnConfirmation'),
  totalPayment: cents('totalPayment'),
} as const satisfies AllowList<StoredBooking['quote']>;

const payment = {
  id: false,
  kind: 'for',
  amount: cents('amount'),
  on: true,
  way: true,
  note: true,
} as const satisfies AllowList<Payment>;

/** Also decides which changes of a booking the download's history contains. */
export const bookingFields = {
  number: 'bookingNumber',
  group: 'requestedTogetherUnder',
  apartment: true,
  checkIn: 'arrival',
  checkOut: 'departure',
  status: true,
  nights: true,
  adults: true,
  children: true,
  babies: true,
  firstName: true,
  lastName: true,
  email: true,
  emailProven: true,
  phone: true,
  message: true,
  address: true,
  zipCode: true,
  city: true,
  state: true,
  country: true,
  language: true,
  // May be the account of another person, who requested the stay for this guest.
  uid: false,
  quote: { as: 'price', of: quote },
  platform: { as: 'bookedOn', of: { name: true, commission: false } },
  terms: { as: 'terms', of: terms },
  advanceDueOn: true,
  privacyAcceptedAt: true,
  termsAcceptedAt: true,
  createdAt: 'requestedAt',
  requestHash: false,
  pendingSince: 'waitingSince',
  endedBy: true,
  remindedOf: false,
  sequence: false,
  settledStay: false,
  problem: false,
  declineMessage: true,
  linkVersion: false,
  revision: false,
  payments: { as: 'payments', of: payment },
  boundBy: true,
  end: { as: 'end', of: { on: true, from: 'stateBefore', payments: false, kept: cents('keptAsAgreed') } },
  offerAskedOf: false,
  advanceRemindedOf: false,
  platformsUnread: false,
  anonymisedAt: false,
} as const satisfies AllowList<StoredBooking>;

export const invoiceFields = {
  id: false,
  year: false,
  sequence: false,
  number: 'invoiceNumber',
  kind: true,
  counterpart: false,
  counterpartNumber: 'cancelsInvoice',
  issuedOn: true,
  issuedAt: true,
  host: { as: 'host', of: { name: true, address: true, taxNumber: true } },
  guest: { as: 'guest', of: { name: true, address: true } },
  language: true,
  booking: 'bookingNumber',
  apartment: true,
  checkIn: 'arrival',
  checkOut: 'departure',
  nights: true,
  lines: { as: 'parts', of: quoteLine },
  total: cents('total'),
  vatSentence: true,
  isTouristTaxIncluded: true,
  revision: false,
} as const satisfies AllowList<Invoice>;

const person = {
  id: false,
  lastName: true,
  firstName: true,
  sex: true,
  birthDate: true,
  birthCountry: true,
  birthCity: true,
  citizenship: true,
  residenceCountry: true,
  residenceCity: true,
  documentKind: true,
  documentNumber: true,
  borderCrossing: true,
  passageDate: true,
  sentAt: true,
} as const satisfies AllowList<GuestRegister['persons'][number]>;

export const guestRegisterFields = {
  id: 'bookingNumber',
  persons: { as: 'persons', of: person },
  arrivalEnteredAt: 'registeredAt',
  departureEnteredAt: 'signedOutAt',
  revision: false,
} as const satisfies AllowList<GuestRegister>;

/** Leaves out the owner's email, which is the owner's personal data, and the fields that only an undo needs. */
export const historyFields = {
  subject: 'about',
  at: true,
  action: true,
  by: true,
  // Composed separately, from the fields that `bookingFields` allows.
  changes: false,
  apartments: false,
  email: false,
  revision: false,
  requestHash: false,
  undoUntil: false,
  undo: false,
  undoneBy: false,
  expiresAt: false,
} as const satisfies AllowList<HistoryEntry>;

/** `mail/{id}` as stored, with the fields that the delivery adds. */
interface StoredMail extends Omit<ComposedMail, 'id'> {
  queuedAt: unknown;
  sendAfter?: unknown;
  expiresAt: unknown;
  delivery?: { state: string; startTime: unknown; endTime: unknown; attempts: number; error: string; info: unknown };
}

export const mailFields = {
  to: true,
  replyTo: 'answersGoTo',
  headers: false,
  // Without the HTML part and the attachments, which repeat the text.
  message: { as: 'message', of: { subject: true, text: true, html: false, attachments: false } },
  queuedAt: 'writtenAt',
  sendAfter: false,
  expiresAt: 'deletedOn',
  delivery: {
    as: 'delivery',
    of: { state: true, startTime: false, endTime: true, attempts: false, error: false, info: false },
  },
} as const satisfies AllowList<StoredMail>;

export const subscriptionFields = {
  email: true,
  language: true,
  status: true,
  askedAt: true,
  textVersion: true,
  confirmedAt: true,
  unsubscribedAt: true,
  ended: { as: 'ended', of: { textVersion: true, confirmedAt: true, unsubscribedAt: true } },
  confirmHash: false,
  unsubscribeUrl: true,
  expiresAt: 'deletedOn',
} as const satisfies AllowList<StoredSubscription>;

export const waitlistEntryFields = {
  email: true,
  language: true,
  apartment: true,
  checkIn: 'arrival',
  checkOut: 'departure',
  adults: true,
  children: true,
  babies: true,
  status: true,
  askedAt: true,
  confirmedAt: true,
  confirmHash: false,
  leaveUrl: true,
  notifiedOf: true,
  notices: true,
  expiresAt: 'deletedOn',
} as const satisfies AllowList<StoredWaitlistEntry>;
