import { onDocumentDeleted, onDocumentWritten } from 'firebase-functions/firestore';
import { reserveAccount } from '../account/prepareAccount.ts';
import { recordConsoleEdit } from '../bookings/console/recordConsoleEdit.ts';
import { settleBlock } from '../bookings/console/settleBlock.ts';
import { settleBooking } from '../bookings/console/settleBooking.ts';
import { publishPropertyTerms } from '../bookings/terms/publishPropertyTerms.ts';
import { releaseRemovedCalendar } from '../calendars/settleCalendars.ts';
import { accessSchema, readableOwners } from '../contract/access.ts';
import { apartmentFactsSchema, apartmentSchema } from '../contract/apartment.ts';
import {
  accessDocument,
  apartmentsCollection,
  blocksCollection,
  bookingsCollection,
  platformCalendarsCollection,
  settingsCollection,
  settingsDocument,
} from '../contract/collections.ts';
import { settingsSchema } from '../contract/settings.ts';
import { checkDocument, normalizeOwners } from '../documentChecks/checkDocument.ts';
import { recordDocumentEdit } from '../history/recordDocumentEdit.ts';
import { deleteLastGoodCopy } from '../platform/lastGoodCopy.ts';
import { linkSecret } from '../platform/linkKey.ts';
import * as log from '../platform/log.ts';

/**
 * Runs after every write to a booking. Retries are safe, because it records an edit in the console once per event and reads
 * everything else anew.
 */
export const bookingWritten = onDocumentWritten(
  { document: `${bookingsCollection}/{id}` as const, retry: true, secrets: [linkSecret.name] },
  async ({ id, params, data }) => {
    const now = new Date();
    await recordConsoleEdit(params.id, data?.before.data(), data?.after.data(), id, now);
    const outcome = await settleBooking(params.id, now);
    if (outcome !== 'settled') log.info('booking settled', { id: params.id });
  },
);

/** Runs after every write to a block. Retries are safe, because it reads everything anew. */
export const blockWritten = onDocumentWritten(
  { document: `${blocksCollection}/{id}` as const, retry: true },
  async ({ params }) => {
    const outcome = await settleBlock(params.id, new Date());
    if (outcome !== 'settled') log.info('block settled', { id: params.id });
  },
);

/** Records edits in the console, copies the property's terms to a new apartment and reports unreadable facts to the owner. */
export const apartmentWritten = onDocumentWritten(
  { document: `${apartmentsCollection}/{slug}` as const, retry: true },
  async ({ id, time, document, params, data }) => {
    if (!data?.after.exists) return deleteLastGoodCopy(document);
    const [before, after] = [data.before.data(), data.after.data()];
    await recordDocumentEdit({ path: document, eventId: id, before, after, at: new Date(time) });
    const facts = apartmentFactsSchema.safeParse(after);
    if (facts.success) await publishPropertyTerms(params.slug);
    await checkDocument(document, facts.success ? apartmentSchema : apartmentFactsSchema, new Date());
  },
);

/** Frees the nights of a calendar that was deleted in the console. Retries are safe, because it reads everything anew. */
export const platformCalendarDeleted = onDocumentDeleted(
  { document: `${platformCalendarsCollection}/{id}` as const, retry: true },
  async ({ params: { id } }) => {
    const nights = await releaseRemovedCalendar(id);
    if (nights > 0) log.warn('nights of a deleted calendar freed', { id, outcome: nights });
  },
);

/**
 * Records edits in the console and reports unreadable settings to the owner. Clients cannot read `settings/property`, so the
 * terms that browsers need are copied to the apartments.
 */
export const settingsWritten = onDocumentWritten(
  { document: `${settingsCollection}/{name}` as const, retry: true },
  async ({ id, time, document, data }) => {
    const now = new Date();
    const [before, after] = [data?.before.data(), data?.after.data()];
    await recordDocumentEdit({ path: document, eventId: id, before, after, at: new Date(time) });
    switch (document) {
      case accessDocument:
        await normalizeOwners();
        await checkDocument(document, accessSchema, now);
        for (const email of readableOwners(after?.owners)) await reserveAccount(email);
        return;
      case settingsDocument:
        await checkDocument(document, settingsSchema, now);
        log.info('property terms published', { outcome: await publishPropertyTerms() });
    }
  },
);
