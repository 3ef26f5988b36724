import { defineSecret } from 'firebase-functions/params';

/** Key of the booking numbers. Functions that use it list it in `secrets`. */
export const numberKey = defineSecret('BOOKING_NUMBER_KEY');
