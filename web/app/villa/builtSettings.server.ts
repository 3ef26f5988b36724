import { propertyTermsSchema } from 'functions/contract/apartment';
import * as z from 'zod/mini';
import settings from '../../../villa/settings.json';

/* The settings as of the build, for the legal pages and the contact page. */

/** The terms of future bookings. */
export function readTermsFacts() {
  return { ...z.parse(propertyTermsSchema, settings), requestExpiresAfterDays: readRequestExpiryDays() };
}

export function readRequestExpiryDays(): number {
  return settings.requestExpiresAfterDays;
}

/** Check-in (`from`, `until`) and check-out times (`out`). */
export function readStayTimes() {
  const { checkInFrom, checkInUntil, checkOutUntil } = z.parse(propertyTermsSchema, settings);
  return { from: checkInFrom, until: checkInUntil, out: checkOutUntil };
}

/** Whether guests fill in the guests' register. */
export function readGuestRegister(): boolean {
  return z.parse(propertyTermsSchema, settings).guestRegister;
}
