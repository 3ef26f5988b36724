import type { UserRecord } from 'firebase-admin/auth';
import property from '../../../villa/property.json' with { type: 'json' };
import type { FieldChange } from '../contract/history.ts';
import type { MyData, PlainRecord } from '../contract/MyData.ts';
import {
  bookingFields,
  guestRegisterFields,
  historyFields,
  invoiceFields,
  mailFields,
  subscriptionFields,
  waitlistEntryFields,
} from './allowedFields.ts';
import { allowedField, allowedRecord } from './allowedRecord.ts';

type Stored = Readonly<Record<string, unknown>>;

/** The stored data about a guest. */
export interface FoundData {
  account: UserRecord;
  bookings: readonly Stored[];
  invoices: readonly Stored[];
  registers: readonly Stored[];
  /** History entries of these bookings. */
  history: readonly Stored[];
  /** Mails to the guest, with their IDs. */
  mails: readonly (Stored & { id: string })[];
  subscription: Stored | undefined;
  waitlistEntries: readonly Stored[];
}

/** The guest's download: only the allowed fields. */
export function composeMyData(
  { account, bookings, invoices, registers, history, mails, subscription, waitlistEntries }: FoundData,
  now: Date,
): MyData {
  return {
    about:
      `What the website of ${property.name} stores about you, without the owner's own notes and what serves the website ` +
      'only. Amounts are in euros, times in UTC.',
    writtenAt: now.toISOString(),
    account: plainAccount(account),
    bookings: bookings
      .map((booking) => allowedRecord(booking, bookingFields))
      .sort((a, b) => (String(a.arrival) < String(b.arrival) ? -1 : 1)),
    invoices: invoices.map((invoice) => allowedRecord(invoice, invoiceFields)),
    guestRegister: registers.map((register) => allowedRecord(register, guestRegisterFields)),
    history: history.flatMap(plainEntry),
    emails: mails.map((mail) => ({ id: mail.id, ...allowedRecord(mail, mailFields) })),
    newsletter: subscription ? allowedRecord(subscription, subscriptionFields) : null,
    waitlist: waitlistEntries.map((waitlistEntry) => allowedRecord(waitlistEntry, waitlistEntryFields)),
  };
}

function plainAccount({ metadata, ...account }: UserRecord): PlainRecord {
  return {
    accountId: account.uid,
    email: account.email ?? null,
    emailProven: account.emailVerified,
    name: account.displayName ?? null,
    phone: account.phoneNumber ?? null,
    picture: account.photoURL ?? null,
    createdAt: isoTime(metadata.creationTime),
    lastSignedInAt: isoTime(metadata.lastSignInTime),
    lastSeenAt: isoTime(metadata.lastRefreshTime),
    waysToSignIn: account.providerData.map((way) => ({
      with: way.providerId,
      id: way.uid,
      email: way.email ?? null,
      name: way.displayName ?? null,
      phone: way.phoneNumber ?? null,
      picture: way.photoURL ?? null,
    })),
  };
}

/** Converts the HTTP dates of Firebase Auth. */
function isoTime(time: string | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}

/** Leaves out an entry whose changes are all hidden from the guest, such as a change of the owner's note. */
function plainEntry(entry: Stored): PlainRecord[] {
  const changes = (entry.changes as FieldChange[]).map(plainChange);
  const shown = changes.filter((change) => change !== undefined);
  return changes.length > 0 && shown.length === 0 ? [] : [{ ...allowedRecord(entry, historyFields), changes: shown }];
}

function plainChange({ field, from, to }: FieldChange): PlainRecord | undefined {
  const allowed = allowedField(field, bookingFields);
  return allowed && { field: allowed.name, before: allowed.write(from), after: allowed.write(to) };
}
