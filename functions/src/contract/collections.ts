import type { IsoDate, IsoMonth } from '../domain/isoDate.ts';

/** All Firestore paths are defined in this file. */
export const apartmentsCollection = 'apartments';
export const bookingsCollection = 'bookings';
export const nightsCollection = 'nights';
export const mailCollection = 'mail';
/** Mails that the extension must not see yet. Used only if the extension delivers `mail`. */
export const withheldMailCollection = 'withheldMail';
export const newsletterCollection = 'newsletter';
export const limitsCollection = 'limits';
export const unconfirmedRequestsCollection = 'unconfirmedRequests';
export const waitlistCollection = 'waitlist';
/** Accounts, by uid, that the account of an email is replacing. Documents exist only during the replacement. */
export const replacedAccountsCollection = 'replacedAccounts';
export const blocksCollection = 'blocks';
export const historyCollection = 'history';
export const invoicesCollection = 'invoices';
export const invoiceCountersCollection = 'invoiceCounters';
export const registerCollection = 'register';
export const platformCalendarsCollection = 'platformCalendars';
export const platformReadsDocument = 'platformReads/latest';
export const settingsCollection = 'settings';
export const settingsDocument = 'settings/property';
export const accessDocument = 'settings/access';
export const cleaningDocument = 'settings/cleaning';
/** Overrides the limits in the code, in the emulator only. */
export const emulatorLimitsDocument = 'emulator/limits';

/** Names of all collections below documents. */
export const subcollections = ['calendar', 'lastGood', 'owner', 'versions'] as const;

/** The last readable version of `settings/property` or `apartments/{slug}`, in the field `data`. */
export function lastGoodCopyPath(path: string): string {
  return `${path}/lastGood/copy`;
}

export function apartmentPath(slug: string): string {
  return `${apartmentsCollection}/${slug}`;
}

/** The apartment's calendar: one document per month that has or had taken nights. */
export function calendarCollection(slug: string): string {
  return `${apartmentPath(slug)}/calendar`;
}

export function calendarPath(slug: string, month: IsoMonth): string {
  return `${calendarCollection(slug)}/${month}`;
}

export function nightPath(slug: string, night: IsoDate): string {
  return `${nightsCollection}/${slug}_${night}`;
}

export function bookingPath(id: string): string {
  return `${bookingsCollection}/${id}`;
}

export function unconfirmedRequestPath(number: string): string {
  return `${unconfirmedRequestsCollection}/${number}`;
}

export function blockPath(id: string): string {
  return `${blocksCollection}/${id}`;
}

export function platformCalendarPath(id: string): string {
  return `${platformCalendarsCollection}/${id}`;
}

/** How guests of an apartment get in. Among the settings, which only owners read. */
export function arrivalPath(slug: string): string {
  return `${settingsCollection}/arrival-${slug}`;
}

export function historyPath(id: string): string {
  return `${historyCollection}/${id}`;
}

export function invoicePath(id: string): string {
  return `${invoicesCollection}/${id}`;
}

export function registerPath(booking: string): string {
  return `${registerCollection}/${booking}`;
}

export function invoiceCounterPath(year: number): string {
  return `${invoiceCountersCollection}/${year}`;
}

/** The owner's note about a booking, in the field `text`; its guest cannot read it. */
export function ownerNotePath(booking: string): string {
  return `${bookingPath(booking)}/owner/note`;
}

/** Earlier versions of `apartments/{slug}` or `settings/{name}`. */
export function versionsCollection(path: string): string {
  return `${path}/versions`;
}

/** The version of `apartments/{slug}` or `settings/{name}` that had this `revision`. */
export function versionPath(path: string, revision: number): string {
  return `${versionsCollection(path)}/${revision}`;
}
