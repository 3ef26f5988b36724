import { bookingTermsSchema } from 'functions/contract/apartment';
import * as z from 'zod/mini';
import settings from '../../../villa/settings.json';

/** What the terms say about money, as the settings are when the site is built. */
export function readPaymentTerms() {
  const { advanceShare, advanceDueDays, balanceWays, touristTax, cancellation } = z.parse(bookingTermsSchema, settings);
  return { advanceShare, advanceDueDays, balanceWays, taxIncluded: touristTax.mode === 'included', ...cancellation };
}
