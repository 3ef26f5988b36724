import { onDocumentWritten } from 'firebase-functions/firestore';
import { publishPropertyTerms } from '../bookings/publishPropertyTerms.ts';
import { apartmentFactsSchema, apartmentSchema } from '../contract/apartment.ts';
import { apartmentsCollection } from '../contract/collections.ts';
import { checkDocument } from '../documentChecks/checkDocument.ts';
import { deleteLastGoodCopy } from '../platform/lastGoodCopy.ts';

/** Copies the property's terms to a new apartment and reports unreadable facts to the owner. */
export const apartmentWritten = onDocumentWritten(
  { document: `${apartmentsCollection}/{slug}` as const, retry: true },
  async ({ document, params, data }) => {
    if (!data?.after.exists) return deleteLastGoodCopy(document);
    const facts = apartmentFactsSchema.safeParse(data.after.data());
    if (facts.success) await publishPropertyTerms(params.slug);
    await checkDocument(document, facts.success ? apartmentSchema : apartmentFactsSchema, new Date());
  },
);
