import { defineSecret } from 'firebase-functions/params';

/**
 * Key of the booking numbers, and of the hashes of emails that rate limits are counted by. Never replaced: a repeated
 * request finds its booking by its number. Functions that use it list it in `secrets`.
 */
export const numberKey = defineSecret('BOOKING_NUMBER_KEY');
