/** What JSON can say. */
export type Plain = string | number | boolean | null | Plain[] | PlainRecord;
export interface PlainRecord {
  [field: string]: Plain;
}

/**
 * All that is stored on a guest, for them to read and to take elsewhere: every field that is stored, under a name that a
 * person understands, times as ISO text (UTC), stays as local dates, amounts in euros.
 */
export interface MyData {
  about: string;
  writtenAt: string;
  account: PlainRecord;
  bookings: PlainRecord[];
  /** To the guest, and those to the house that are about a booking of theirs or that they wrote. */
  emails: PlainRecord[];
  /** `null` for an address that is not on the list, never was, or is not proved. */
  newsletter: PlainRecord | null;
}
