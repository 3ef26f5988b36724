/** Any JSON value. */
export type Plain = string | number | boolean | null | Plain[] | PlainRecord;
export interface PlainRecord {
  [field: string]: Plain;
}

/**
 * Everything stored about a guest, for download: under readable names, times as ISO text (UTC), stays as local dates,
 * amounts in euros.
 */
export interface MyData {
  about: string;
  writtenAt: string;
  account: PlainRecord;
  bookings: PlainRecord[];
  /** Who changed what in the bookings, and when; amounts in cents. */
  history: PlainRecord[];
  /** Mails to the guest, and mails to the owner about their bookings or with their messages. */
  emails: PlainRecord[];
  /** `null` if the email is not on the list or not proven. */
  newsletter: PlainRecord | null;
  /** Nights that the guest waits for; empty if the email is not proven. */
  waitlist: PlainRecord[];
}
