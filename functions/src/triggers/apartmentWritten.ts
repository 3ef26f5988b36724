import { onDocumentWritten } from 'firebase-functions/firestore';
import { publishPropertyTerms } from '../bookings/terms/publishPropertyTerms.ts';
import { apartmentFactsSchema, apartmentSchema } from '../contract/apartment.ts';
import { apartmentsCollection } from '../contract/collections.ts';
import { checkDocument } from '../documentChecks/checkDocument.ts';
import { recordDocumentEdit } from '../history/recordDocumentEdit.ts';
import { deleteLastGoodCopy } from '../platform/lastGoodCopy.ts';

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
