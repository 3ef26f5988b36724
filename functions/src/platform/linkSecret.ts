import { defineSecret } from 'firebase-functions/params';

/** Key of the signed links in mails. Functions that mail or open them list it in `secrets`. */
export const linkSecret = defineSecret('LINK_KEY');
