import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import type { StoredBlock } from '../../functions/src/contract/block.ts';
import { blockPath, bookingPath, historyPath, historyCollection } from '../../functions/src/contract/collections.ts';
import { changeBlock } from '../../functions/src/owner/blockNights.ts';
import { undoChange } from '../../functions/src/owner/undoChange.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, responseOf } from '../support/callFunction.ts';
import { eventuallyConsistent, expectConsistentNights } from '../support/expectConsistentNights.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

/* Nights that an owner closes at the desk, and edits of them in the console. */

const apartment = await apartmentOfFile();
const other = await apartmentOfFile();
const { idToken } = await signInAsOwner();

const read = async (id: string) => (await firestore().doc(blockPath(id)).get()).data() as StoredBlock | undefined;

const reference = (id: string) => firestore().doc(blockPath(id));
const marked = { problem: expect.stringContaining('/host') as string };

function closing(days: number, nights: number, apartments = [apartment.slug]) {
  return { requestId: randomUUID(), apartments, ...stayIn(days, nights), reason: 'Painters' };
}

async function close(days: number, nights: number) {
  const outcome = await responseOf('blockNights', closing(days, nights), idToken);
  return outcome.blocks[0]!;
}

test('closing takes the nights, writes history, and a repeated call changes nothing', async () => {
  const request = closing(10, 3);
  const outcome = await responseOf('blockNights', request, idToken);
  const [{ block, change, revision, undoUntil }] = outcome.blocks as [(typeof outcome.blocks)[number]];
  expect(await read(block)).toMatchObject({
    apartment: apartment.slug,
    ...stayIn(10, 3),
    reason: 'Painters',
    revision,
    settledStay: { apartment: apartment.slug, ...stayIn(10, 3) },
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
  expect(await responseOf('blockNights', request, idToken)).toEqual(outcome);
  expect(codeOf(await callFunction('blockNights', { ...request, reason: 'Other' }, idToken))).toBe('request-id-reused');
  const { published } = await expectConsistentNights(apartment.slug);
  expect(published).toEqual([inDays(10), inDays(11), inDays(12)]);
});

test('several apartments are closed together or not at all, and the error names who holds the nights', async () => {
  const number = await book(other, stayIn(22, 2));
  const refused = await callFunction('blockNights', closing(20, 4, [apartment.slug, other.slug]), idToken);
  if (refused.ok) throw new Error('closed booked nights');
  expect(refused.details).toMatchObject({
    code: 'nights-held',
    holders: [{ path: bookingPath(number), nights: [inDays(22), inDays(23)] }],
  });
  const closed = await responseOf('blockNights', closing(24, 2, [apartment.slug, other.slug]), idToken);
  expect(closed.blocks).toHaveLength(2);
  for (const { slug } of [apartment, other]) await expectConsistentNights(slug);
});

test('moving a block takes and frees only the difference; an outdated page gets an error', async () => {
  const { block, revision } = await close(40, 4);
  const nights = { apartment: apartment.slug, ...stayIn(42, 4) };
  await responseOf('changeBlock', { requestId: randomUUID(), block, revision, nights }, idToken);
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
  const removed = await responseOf('changeBlock', removal, idToken);
  expect(await read(block)).toBeUndefined();
  const undo = { requestId: randomUUID(), change: removed.change };
  const undone = await responseOf('undoChange', undo, idToken);
  expect(await read(block)).toMatchObject({ ...stayIn(60, 3), reason: 'Painters', revision: revision + 2 });
  expect(undone.revision).toBe(revision + 2);
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
  await responseOf('undoChange', { requestId: randomUUID(), change }, idToken);
  expect(await read(block)).toBeUndefined();
  await eventuallyConsistent(apartment.slug);
  await book(apartment, stayIn(71, 1));
});

test('an edit in the console is put back before a change at the desk, however soon that comes', async () => {
  const { block, change, revision } = await close(80, 4);
  await reference(block).update({ checkOut: inDays(82) });
  const owner = { email: sampleOwner.email };
  const undone = undoChange({ requestId: randomUUID(), change }, owner, new Date());
  await expect(undone).rejects.toMatchObject({ details: { code: 'undo-over' } });
  await eventuallyConsistent(apartment.slug);
  const nights = { ...stayIn(80, 4), settledStay: stayIn(80, 4) };
  expect(await read(block)).toMatchObject({ ...nights, revision: revision + 1 });
  await reference(block).update({ checkOut: inDays(83) });
  const request = { requestId: randomUUID(), block, revision: revision + 1, nights: null };
  const removed = changeBlock(request, owner, new Date());
  await expect(removed).rejects.toMatchObject({ details: { code: 'changed-meanwhile' } });
  await eventuallyConsistent(apartment.slug);
  expect(await read(block)).toMatchObject(nights);
});

test('a block typed in by hand closes nothing and is marked; it can be removed at the desk, but not moved', async () => {
  const block = randomUUID();
  const nights = { apartment: apartment.slug, ...stayIn(90, 3) };
  await reference(block).set(nights);
  await expect.poll(() => read(block)).toMatchObject(marked);
  await book(apartment, stayIn(90, 3));
  await eventuallyConsistent(apartment.slug);
  const { revision } = (await read(block))!;
  const change = (to: typeof nights | null) =>
    callFunction('changeBlock', { requestId: randomUUID(), block, revision, nights: to }, idToken);
  expect(codeOf(await change(nights))).toBe('not-possible');
  expect(codeOf(await change(null))).toBe('ok');
  expect(await read(block)).toBeUndefined();
});

test('nights cannot be closed in an unknown apartment, or for invalid dates', async () => {
  expect(codeOf(await callFunction('blockNights', closing(100, 2, ['no-such']), idToken))).toBe('apartment-not-found');
  expect(codeOf(await callFunction('blockNights', closing(100, 0), idToken))).toBe('dates-invalid');
  expect(codeOf(await callFunction('blockNights', closing(100, 367), idToken))).toBe('stay-too-long');
});

test('a deleted block frees its nights', async () => {
  const { block: id } = await close(110, 3);
  const request = bookingRequest(apartment, stayIn(112, 3));
  expect(codeOf(await callFunction('requestBooking', request))).toBe('dates-taken');
  await reference(id).delete();
  await expect.poll(async () => (await eventuallyConsistent(apartment.slug)).held.join()).not.toContain(id);
  await book(apartment, stayIn(112, 3));
  const entries = await firestore().collection(historyCollection).where('subject', '==', blockPath(id)).get();
  const history = entries.docs.map((entry) => `${entry.get('action')} by ${entry.get('by')}`);
  expect(history.toSorted()).toEqual(['blocked by owner', 'unblocked by console']);
});

test.for([
  ['dates', { checkOut: inDays(134) }],
  ['apartment', { apartment: 'olive' }],
  ['copy of its nights', { 'settledStay.checkIn': inDays(129) }],
] as const)('an edit of its %s is put back and marked, and it holds the nights as before', async ([, fields]) => {
  const { block: id } = await close(130, 3);
  const nights = { apartment: apartment.slug, ...stayIn(130, 3) };
  await reference(id).update(fields);
  await expect.poll(() => read(id), { interval: 100 }).toMatchObject({ ...nights, settledStay: nights, ...marked });
  const { held } = await eventuallyConsistent(apartment.slug);
  expect(held.filter((entry) => entry.endsWith(id))).toHaveLength(3);
  await reference(id).delete();
  await expect.poll(async () => (await eventuallyConsistent(apartment.slug)).held.join()).not.toContain(id);
});
