import './configureZod.ts';
import * as z from 'zod/mini';
import { parseIsoDate, type IsoDate } from '../domain/isoDate.ts';

/** A time in Firestore. The SDKs for functions and for browsers each have their own class for it. */
export interface StoredTime {
  toMillis(): number;
  toDate(): Date;
}

export const storedTime = z.custom<StoredTime>(
  (value) => typeof value === 'object' && value !== null && 'toMillis' in value && 'toDate' in value,
);

/** `YYYY-MM-DD` */
export const isoDay = z.custom<IsoDate>((value) => parseIsoDate(value) !== undefined);
