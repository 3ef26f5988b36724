/** Any JSON value. */
export type Plain = string | number | boolean | null | Plain[] | PlainRecord;
export interface PlainRecord {
  [field: string]: Plain;
}

/**
 * The stored data about a guest, for download: with readable names, times as ISO text (UTC), stays as local dates, amounts
 * in euros. `functions/src/account/allowedFields.ts` lists the fields.
 */
export interface MyData {
  about: string;
  writtenAt: string;
  account: PlainRecord;
  bookings: PlainRecord[];
  invoices: PlainRecord[];
  /** The persons in the guests' registers of the bookings. */
  guestRegister: PlainRecord[];
  /** Changes of the bookings, with their times. */
  history: PlainRecord[];
  /** Mails to the guest's email; empty if it is not proven. */
  emails: PlainRecord[];
  /** `null` if the email is not subscribed or not proven. */
  newsletter: PlainRecord | null;
  /** The guest's waitlist entries; empty if the email is not proven. */
  waitlist: PlainRecord[];
}
