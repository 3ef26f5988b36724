import { onDocumentWritten } from 'firebase-functions/firestore';
import { publishHouseTerms as publish } from '../bookings/publishHouseTerms.ts';
import { publishWifiNote } from '../bookings/publishWifiNote.ts';
import { settingsDocument } from '../contract/collections.ts';
import * as log from '../platform/log.ts';

/**
 * `settings/property` is read by no client; what a browser needs of it to show a price stands on each apartment, and what
 * only guests with a confirmed booking may know on their bookings.
 */
export const publishHouseTerms = onDocumentWritten({ document: settingsDocument, retry: true }, async () => {
  log.houseTermsPublished(await publish());
  log.wifiNotePublished(await publishWifiNote(new Date()));
});
