import { functionsAt } from '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apartmentFactsSchema, apartmentSchema, type Apartment } from '../../functions/src/contract/apartment.ts';
import { apartmentPath, bookingPath, lastGoodCopyPath } from '../../functions/src/contract/collections.ts';
import { saveApartment } from '../../functions/src/owner/saveApartment.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, stayIn } from '../support/bookingRequest.ts';
import { callFunction } from '../support/callFunction.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* What follows from saved prices with the triggers running. */

const owner = { uid: 'ana', email: 'ana@villa.example' };

let apartment: Apartment;
beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));

test('saved prices hold for the next guest, bookings keep what was agreed', async () => {
  const number = await book(apartment, stayIn(10, 3));
  const agreed = (await firestore().doc(bookingPath(number)).get()).data();
  const facts = apartmentFactsSchema.parse({ ...apartment, nightPrice: apartment.nightPrice + 1000 });
  const base = apartmentFactsSchema.parse(apartment);
  await saveApartment(
    { requestId: randomUUID(), apartment: apartment.slug, revision: 0, base, facts },
    owner,
    new Date(),
  );

  const offered = await callFunction('checkAvailability', {
    ...stayIn(20, 3),
    adults: 2,
    children: 0,
    apartment: apartment.slug,
  });
  expect(offered.ok && offered.response.apartments[0]?.quote?.standardRate).toBe(facts.nightPrice);
  await eventsHandled(300_000);
  const { quote, terms } = (await firestore().doc(bookingPath(number)).get()).data()!;
  expect({ quote, terms }).toEqual({ quote: agreed?.quote, terms: agreed?.terms });
});

test('the triggers find the document in order, and copy it without its revision', async () => {
  const stored = (await firestore().doc(apartmentPath(apartment.slug)).get()).data();
  expect(stored).toMatchObject({ revision: 1, propertyTerms: apartment.propertyTerms });
  expect(stored?.problem).toBeUndefined();
  await expect
    .poll(async () =>
      (
        await firestore()
          .doc(lastGoodCopyPath(apartmentPath(apartment.slug)))
          .get()
      ).get('data'),
    )
    .toEqual(apartmentSchema.parse(stored));
});

test('nobody but an owner can save them', async () => {
  const facts = apartmentFactsSchema.parse(apartment);
  const request = { requestId: randomUUID(), apartment: apartment.slug, revision: 1, base: facts, facts };
  const response = await fetch(`${functionsAt}/saveApartment`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: request }),
  });
  expect(((await response.json()) as { error: { details: unknown } }).error.details).toMatchObject({
    code: 'signed-out',
  });
});
