import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBlock } from '../../functions/src/contract/block.ts';
import { blockPath, bookingPath, historyPath } from '../../functions/src/contract/collections.ts';
import { changeBlock } from '../../functions/src/owner/changeBlock.ts';
import { undoChange } from '../../functions/src/owner/undoChange.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, tally } from '../support/callFunction.ts';
import { eventuallyConsistent, expectConsistentNights } from '../support/expectConsistentNights.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* Nights that an owner closes on the owner's pages. */

let apartment: Apartment;
let other: Apartment;
let idToken: string;
beforeAll(async () => {
  apartment = await createTestApartment();
  other = await createTestApartment();
  ({ idToken } = await signInAsOwner());
});
afterAll(async () => {
  await removeTestApartment(apartment);
  await removeTestApartment(other);
});

const read = async (id: string) => (await firestore().doc(blockPath(id)).get()).data() as StoredBlock | undefined;

function closing(days: number, nights: number, apartments = [apartment.slug]) {
  return { requestId: randomUUID(), apartments, ...stayIn(days, nights), reason: 'Painters' };
}

async function close(days: number, nights: number) {
  const outcome = await callFunction('blockNights', closing(days, nights), idToken);
  if (!outcome.ok) throw new Error(outcome.body);
  return outcome.response.blocks[0]!;
}

test('closing takes the nights, writes history, and a repeated call changes nothing', async () => {
  const request = closing(10, 3);
  const outcome = await callFunction('blockNights', request, idToken);
  if (!outcome.ok) throw new Error(outcome.body);
  const [{ block, change, revision, undoUntil }] = outcome.response.blocks as [
    (typeof outcome.response.blocks)[number],
  ];
  expect(await read(block)).toMatchObject({
    apartment: apartment.slug,
    ...stayIn(10, 3),
    reason: 'Painters',
    revision,
    agreed: { apartment: apartment.slug, ...stayIn(10, 3) },
    problem: null,
  });
  expect(undoUntil).not.toBeNull();
  expect(codeOf(await callFunction('requestBooking', bookingRequest(apartment, stayIn(12, 2))))).toBe('dates-taken');
  const entry = (await firestore().doc(historyPath(change)).get()).data();
  expect(entry).toMatchObject({
    subject: blockPath(block),
    action: 'blocked',
    by: 'owner',
    apartments: [apartment.slug],
  });
  expect(await callFunction('blockNights', request, idToken)).toEqual(outcome);
  expect(codeOf(await callFunction('blockNights', { ...request, reason: 'Other' }, idToken))).toBe('request-id-reused');
  const { published } = await expectConsistentNights(apartment.slug);
  expect(published).toEqual([inDays(10), inDays(11), inDays(12)]);
});

test('several apartments are closed together or not at all, and the holders are named', async () => {
  const number = await book(other, stayIn(22, 2));
  const refused = await callFunction('blockNights', closing(20, 4, [apartment.slug, other.slug]), idToken);
  if (refused.ok) throw new Error('closed booked nights');
  expect(refused.details).toMatchObject({
    code: 'nights-held',
    holders: [{ path: bookingPath(number), nights: [inDays(22), inDays(23)] }],
  });
  const closed = await callFunction('blockNights', closing(24, 2, [apartment.slug, other.slug]), idToken);
  if (!closed.ok) throw new Error(closed.body);
  expect(closed.response.blocks).toHaveLength(2);
  for (const { slug } of [apartment, other]) await expectConsistentNights(slug);
});

test('moving a block takes and frees only what changes; an old page gets an error', async () => {
  const { block, revision } = await close(40, 4);
  const nights = { apartment: apartment.slug, ...stayIn(42, 4) };
  const moved = await callFunction('changeBlock', { requestId: randomUUID(), block, revision, nights }, idToken);
  if (!moved.ok) throw new Error(moved.body);
  expect(await read(block)).toMatchObject({ ...stayIn(42, 4), reason: 'Painters', revision: revision + 1 });
  await book(apartment, stayIn(40, 2));
  const old = await callFunction('changeBlock', { requestId: randomUUID(), block, revision, nights: null }, idToken);
  expect(codeOf(old)).toBe('changed-meanwhile');
  const onto = { requestId: randomUUID(), block, revision: revision + 1, nights: { ...nights, checkIn: inDays(41) } };
  expect(codeOf(await callFunction('changeBlock', onto, idToken))).toBe('nights-held');
  await eventuallyConsistent(apartment.slug);
});

test('a removed block frees its nights, and undoing closes them again', async () => {
  const { block, revision } = await close(60, 3);
  const removal = { requestId: randomUUID(), block, revision, nights: null };
  const removed = await callFunction('changeBlock', removal, idToken);
  if (!removed.ok) throw new Error(removed.body);
  expect(await read(block)).toBeUndefined();
  const undo = { requestId: randomUUID(), change: removed.response.change };
  const undone = await callFunction('undoChange', undo, idToken);
  if (!undone.ok) throw new Error(undone.body);
  expect(await read(block)).toMatchObject({ ...stayIn(60, 3), reason: 'Painters', revision: revision + 2 });
  expect(undone.response.revision).toBe(revision + 2);
  expect((await firestore().doc(historyPath(undo.requestId)).get()).get('revision')).toBe(revision + 2);
  // A page that was opened before the removal.
  expect(codeOf(await callFunction('changeBlock', { ...removal, requestId: randomUUID() }, idToken))).toBe(
    'changed-meanwhile',
  );
  const { published } = await eventuallyConsistent(apartment.slug);
  expect(published).toContain(inDays(61));
  expect(
    codeOf(await callFunction('changeBlock', { ...removal, requestId: randomUUID(), block: 'none' }, idToken)),
  ).toBe('block-not-found');
});

test('undoing a block frees its nights', async () => {
  const { block, change } = await close(70, 3);
  const undone = await callFunction('undoChange', { requestId: randomUUID(), change }, idToken);
  if (!undone.ok) throw new Error(undone.body);
  expect(await read(block)).toBeUndefined();
  await eventuallyConsistent(apartment.slug);
  await book(apartment, stayIn(71, 1));
});

test('neither undoing nor another change overwrites an edit in the console, however soon it comes', async () => {
  const { block, change, revision } = await close(80, 4);
  await firestore()
    .doc(blockPath(block))
    .update({ checkOut: inDays(82) });
  const owner = { uid: 'x', email: sampleOwner.email };
  const undone = undoChange({ requestId: randomUUID(), change }, owner, new Date());
  await expect(undone).rejects.toMatchObject({ details: { code: 'undo-over' } });
  await eventuallyConsistent(apartment.slug);
  expect(await read(block)).toMatchObject({ agreed: stayIn(80, 2), revision: revision + 1 });
  await firestore()
    .doc(blockPath(block))
    .update({ checkOut: inDays(83) });
  const request = { requestId: randomUUID(), block, revision: revision + 1, nights: null };
  const removed = changeBlock(request, owner, new Date());
  await expect(removed).rejects.toMatchObject({ details: { code: 'changed-meanwhile' } });
  await eventuallyConsistent(apartment.slug);
  expect(await read(block)).toMatchObject({ agreed: stayIn(80, 3) });
});

test('of two owners and twenty guests at once for the same nights, one wins', async () => {
  const [closings, requests] = await Promise.all([
    Promise.all([1, 2].map(() => callFunction('blockNights', closing(90, 3), idToken))),
    Promise.all(
      Array.from({ length: 20 }, () => callFunction('requestBooking', bookingRequest(apartment, stayIn(91, 3)))),
    ),
  ]);
  const won = (tally(closings)['ok'] ?? 0) + (tally(requests)['ok'] ?? 0);
  expect(won).toBe(1);
  expect(Object.keys(tally(requests)).filter((code) => code !== 'ok' && code !== 'dates-taken')).toEqual([]);
  expect(Object.keys(tally(closings)).filter((code) => code !== 'ok' && code !== 'nights-held')).toEqual([]);
  await eventuallyConsistent(apartment.slug);
});

test('nights cannot be closed by anybody else, in an unknown apartment, or for dates that are none', async () => {
  expect(codeOf(await callFunction('blockNights', closing(100, 2)))).toBe('signed-out');
  expect(codeOf(await callFunction('blockNights', closing(100, 2, ['no-such']), idToken))).toBe('apartment-not-found');
  expect(codeOf(await callFunction('blockNights', closing(100, 0), idToken))).toBe('dates-invalid');
  expect(codeOf(await callFunction('blockNights', closing(100, 367), idToken))).toBe('stay-too-long');
});
