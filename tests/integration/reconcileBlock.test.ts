import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleBlocks } from '../../functions/src/bookings/console/settleBlocks.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBlock } from '../../functions/src/contract/block.ts';
import { blockPath, historyCollection } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import owner from '../../locales/hr/owner.json' with { type: 'json' };
import { book, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* Blocks made and edited in the console, by plain writes of the Admin SDK. */

let apartment: Apartment;
beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));

const reference = (id: string) => firestore().doc(blockPath(id));
const read = async (id: string) => (await reference(id).get()).data() as StoredBlock;

async function close(days: number, nights: number): Promise<string> {
  const id = randomUUID();
  await reference(id).set({ apartment: apartment.slug, ...stayIn(days, nights) });
  return id;
}

async function eventually(id: string, expected: Partial<StoredBlock>) {
  await expect.poll(() => read(id), { interval: 100 }).toMatchObject(expected);
  return eventuallyConsistent(apartment.slug);
}

test('a block closes its nights for guests, and frees them when it is deleted', async () => {
  const id = await close(10, 3);
  const { published } = await eventually(id, {
    agreed: { apartment: apartment.slug, ...stayIn(10, 3) },
    problem: null,
    reason: '',
  });
  expect(published).toEqual([inDays(10), inDays(11), inDays(12)]);
  const request = bookingRequest(apartment, stayIn(12, 3));
  expect(codeOf(await callFunction('requestBooking', request))).toBe('dates-taken');
  const history = async () => {
    const entries = await firestore().collection(historyCollection).where('subject', '==', blockPath(id)).get();
    return entries.docs.map((entry) => `${entry.get('action')} by ${entry.get('by')}`).sort();
  };
  expect(await history()).toEqual(['blocked by console']);
  await reference(id).delete();
  await expect.poll(async () => (await eventuallyConsistent(apartment.slug)).published, { interval: 100 }).toEqual([]);
  await book(apartment, stayIn(12, 3));
  expect(await history()).toEqual(['blocked by console', 'unblocked by console']);
});

test('a block on booked nights holds nothing and says so; shortened, it closes what is free', async () => {
  const number = await book(apartment, stayIn(30, 3));
  const id = await close(28, 3);
  await expect
    .poll(() => read(id), { interval: 100 })
    .toMatchObject({ problem: `${owner.blockProblem.intro} ${owner.blockProblem['nights-taken-yet']}`, agreed: null });
  await reference(id).update({ checkOut: inDays(30) });
  const { held } = await eventually(id, { agreed: { apartment: apartment.slug, ...stayIn(28, 2) }, problem: null });
  expect(held.filter((entry) => entry.endsWith(number))).toHaveLength(3);
});

test('an edit onto booked nights is put back', async () => {
  await book(apartment, stayIn(53, 2));
  const id = await close(50, 3);
  await eventually(id, { agreed: { apartment: apartment.slug, ...stayIn(50, 3) } });
  await reference(id).update({ checkOut: inDays(54) });
  await eventually(id, {
    checkOut: inDays(53),
    problem: `${owner.blockProblem.putBack} ${owner.blockProblem['nights-taken']}`,
  });
});

test('of a block and twenty requests for the same nights, one wins', async () => {
  const id = randomUUID();
  const nights = stayIn(70, 3);
  const [responses] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => callFunction('requestBooking', bookingRequest(apartment, nights)))),
    reference(id).set({ apartment: apartment.slug, ...nights }),
  ]);
  const won = responses.filter((response) => codeOf(response) === 'ok').length;
  await expect.poll(async () => (await read(id)).problem !== undefined, { interval: 100 }).toBe(true);
  await eventuallyConsistent(apartment.slug);
  const { agreed } = await read(id);
  expect(won + (agreed ? 1 : 0)).toBe(1);
});

test('sweeping settled blocks changes nothing', async () => {
  const id = await close(90, 2);
  await eventually(id, { problem: null });
  const { updateTime } = await reference(id).get();
  expect(await settleBlocks(new Date(), 'all')).not.toContain(id);
  expect((await reference(id).get()).updateTime).toEqual(updateTime);
});
