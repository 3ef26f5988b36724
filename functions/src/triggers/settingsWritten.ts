import { onDocumentWritten } from 'firebase-functions/firestore';
import { publishPropertyTerms } from '../bookings/terms/publishPropertyTerms.ts';
import { publishWifiNote } from '../bookings/terms/publishWifiNote.ts';
import { reserveAccount } from '../account/prepareAccount.ts';
import { accessSchema, readableOwners } from '../contract/access.ts';
import {
  accessDocument,
  limitSettingsDocument,
  settingsCollection,
  settingsDocument,
} from '../contract/collections.ts';
import { limitsSchema } from '../contract/limits.ts';
import { settingsSchema } from '../contract/settings.ts';
import { checkDocument } from '../documentChecks/checkDocument.ts';
import { normalizeOwners } from '../documentChecks/normalizeOwners.ts';
import { recordDocumentEdit } from '../history/recordDocumentEdit.ts';
import * as log from '../platform/log.ts';

/**
 * Records edits in the console and reports unreadable settings to the owner. Clients cannot read `settings/property`: what
 * browsers need for prices is copied to the apartments, what guests with a confirmed booking need to their bookings.
 */
export const settingsWritten = onDocumentWritten(
  { document: `${settingsCollection}/{name}` as const, retry: true },
  async ({ id, time, document, data }) => {
    const now = new Date();
    const [before, after] = [data?.before.data(), data?.after.data()];
    await recordDocumentEdit({ path: document, eventId: id, before, after, at: new Date(time) });
    switch (document) {
      case limitSettingsDocument:
        await checkDocument(document, limitsSchema, now);
        return;
      case accessDocument:
        await normalizeOwners();
        await checkDocument(document, accessSchema, now);
        for (const email of readableOwners(after?.owners)) await reserveAccount(email);
        return;
      case settingsDocument:
        await checkDocument(document, settingsSchema, now);
        log.propertyTermsPublished(await publishPropertyTerms());
        log.wifiNotePublished(await publishWifiNote(now));
    }
  },
);
