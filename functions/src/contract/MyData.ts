/** Any JSON value. */
export type Plain = string | number | boolean | null | Plain[] | PlainRecord;
export interface PlainRecord {
  [field: string]: Plain;
}

/**
 * What is stored about a guest and concerns them, for download: under readable names, times as ISO text (UTC), stays as
 * local dates, amounts in euros. `functions/src/account/allowedFields.ts` lists the fields.
 */
export interface MyData {
  about: string;
  writtenAt: string;
  account: PlainRecord;
  bookings: PlainRecord[];
  /** What was changed in the bookings, and when. */
  history: PlainRecord[];
  /** Mails to the guest's email; empty if it is not proven. */
  emails: PlainRecord[];
  /** `null` if the email is not on the list or not proven. */
  newsletter: PlainRecord | null;
  /** Nights that the guest waits for; empty if the email is not proven. */
  waitlist: PlainRecord[];
}
