import { propertyTermsSchema } from 'functions/contract/apartment';
import * as z from 'zod/mini';
import settings from '../../../villa/settings.json';

/* The settings as of the build, for the legal pages and the contact page. */

const terms = z.parse(propertyTermsSchema, settings);

/** The terms of future bookings. */
export function readTermsFacts() {
  return { ...terms, requestExpiresAfterDays: readRequestExpiryDays() };
}

export function readRequestExpiryDays(): number {
  return settings.requestExpiresAfterDays;
}

/** Check-in (`from`, `until`) and check-out times (`out`). */
export function readStayTimes() {
  return { from: terms.checkInFrom, until: terms.checkInUntil, out: terms.checkOutUntil };
}

/** Whether guests fill in the guests' register. */
export function readGuestRegister(): boolean {
  return terms.guestRegister;
}
