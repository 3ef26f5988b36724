import { onDocumentWritten } from 'firebase-functions/firestore';
import { publishHouseTerms as publish } from '../bookings/publishHouseTerms.ts';
import { settingsDocument } from '../contract/collections.ts';
import * as log from '../platform/log.ts';

/** `settings/property` is read by no client; what a browser needs of it to show a price stands on each apartment. */
export const publishHouseTerms = onDocumentWritten({ document: settingsDocument, retry: true }, async () => {
  log.houseTermsPublished(await publish());
});
