import { defineSecret } from 'firebase-functions/params';

/**
 * Key for booking numbers and for the hashes of emails in limits. Read where they are made. Must never be replaced, because a repeated request finds its
 * booking by its number. Functions that use it must list it in `secrets`.
 */
export const bookingNumberKey = defineSecret('BOOKING_NUMBER_KEY');
