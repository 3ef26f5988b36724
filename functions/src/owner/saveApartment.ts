import type * as z from 'zod/mini';
import { apartmentFactsSchema } from '../contract/apartment.ts';
import { apartmentPath, settingsDocument } from '../contract/collections.ts';
import type { OwnerChange, saveApartmentRequest } from '../contract/ownerCallables.ts';
import { settingsSchema } from '../contract/settings.ts';
import { faultsInPrices, type PriceList } from '../domain/checkPrices.ts';
import { todayIn } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { readOrLastGood } from '../platform/lastGoodCopy.ts';
import { OwnerError } from './OwnerError.ts';
import { parseValues, refuseFaults } from './parseValues.ts';
import { saveDocument } from './saveDocument.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

/**
 * Saves an apartment's prices, rules and limits. Its slug and its position stay; bookings keep what was agreed, since they
 * have their own quote and terms.
 * @throws {OwnerError} `apartment-not-found`, `settings-invalid`, `changed-meanwhile`, `request-id-reused`
 */
export async function saveApartment(
  request: z.output<typeof saveApartmentRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const settings = await firestore().doc(settingsDocument).get();
  const { timeZone } = await readOrLastGood(settings, (data) => settingsSchema.parse(data));
  return saveDocument({
    name: 'saveApartment',
    path: apartmentPath(request.apartment),
    action: 'pricesSaved',
    request,
    schema: apartmentFactsSchema,
    owner,
    now,
    valuesFor(before) {
      if (!before) throw new OwnerError('apartment-not-found');
      const position: unknown = before.position ?? request.facts.position;
      const facts = parseValues(apartmentFactsSchema, { ...request.facts, slug: request.apartment, position });
      refuseFaults(faultsInPrices(facts as PriceList, todayIn(timeZone, now)));
      return facts;
    },
  });
}
