import { onDocumentWritten } from 'firebase-functions/firestore';
import { publishPropertyTerms } from '../bookings/publishPropertyTerms.ts';
import { publishWifiNote } from '../bookings/publishWifiNote.ts';
import { limitSettingsDocument, settingsDocument } from '../contract/collections.ts';
import { limitsSchema } from '../contract/limits.ts';
import { settingsSchema } from '../contract/settings.ts';
import { checkDocument } from '../documentChecks/checkDocument.ts';
import * as log from '../platform/log.ts';

/**
 * Clients cannot read `settings/property`: what browsers need for prices is copied to the apartments, what guests with
 * a confirmed booking need to their bookings.
 */
export const settingsWritten = onDocumentWritten({ document: 'settings/{name}', retry: true }, async ({ document }) => {
  const now = new Date();
  if (document === limitSettingsDocument) await checkDocument(document, limitsSchema, now);
  if (document !== settingsDocument) return;
  await checkDocument(document, settingsSchema, now);
  log.propertyTermsPublished(await publishPropertyTerms());
  log.wifiNotePublished(await publishWifiNote(now));
});
