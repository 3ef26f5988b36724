import { propertyTermsSchema } from 'functions/contract/apartment';
import * as z from 'zod/mini';
import settings from '../../../villa/settings.json';

/** When guests arrive (`from`, `until`) and leave (`out`), as the settings are when the site is built. */
export function readStayTimes() {
  const { checkInFrom, checkInUntil, checkOutUntil } = z.parse(propertyTermsSchema, settings);
  return { from: checkInFrom, until: checkInUntil, out: checkOutUntil };
}
