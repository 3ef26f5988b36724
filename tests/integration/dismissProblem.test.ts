import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { newExport, newFeed } from '../../functions/src/calendars/newFeed.ts';
import {
  blockPath,
  bookingPath,
  historyPath,
  platformCalendarsCollection,
} from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { removeCalendars } from '../support/removeCalendars.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* Notes on edits in the console that were put back, and sales of closed nights, once an owner has seen them. */

let apartment: Apartment;
let idToken: string;
beforeAll(async () => {
  apartment = await createTestApartment();
  ({ idToken } = await signInAsOwner());
});
afterAll(async () => {
  await removeCalendars(apartment.slug);
  await removeTestApartment(apartment);
});

const db = firestore();
const read = async (path: string) => (await db.doc(path).get()).data() ?? {};
const problemOf = async (path: string) => (await read(path)).problem as string | null | undefined;

/** A note on a booking or a block is there. */
async function noted(path: string) {
  await expect.poll(() => problemOf(path)).toBeTruthy();
  const { revision = 0 } = (await read(path)) as { revision?: number };
  return revision;
}

async function bookingWithNote(days: number) {
  const id = await book(apartment, stayIn(days, 2));
  await db.doc(bookingPath(id)).update({ checkIn: stayIn(days + 1, 1).checkIn });
  const revision = await noted(bookingPath(id));
  return { requestId: randomUUID(), noteOn: { kind: 'booking', id }, revision } as const;
}

test('a note on a booking is taken away, once, with an entry in its history, and comes back by undoing', async () => {
  const request = await bookingWithNote(10);
  const path = bookingPath(request.noteOn.id);
  const before = await read(path);
  const outcome = await callFunction('dismissProblem', request, idToken);
  if (!outcome.ok) throw new Error(outcome.body);
  const { change, revision } = outcome.response;
  expect(await read(path)).toEqual({ ...before, problem: null, revision });
  expect(await read(historyPath(change))).toMatchObject({ subject: path, action: 'problemSeen', by: 'owner' });
  expect(await callFunction('dismissProblem', request, idToken)).toEqual(outcome);
  expect(codeOf(await callFunction('dismissProblem', { ...request, revision: 0 }, idToken))).toBe('request-id-reused');

  const undone = await callFunction('undoChange', { requestId: randomUUID(), change }, idToken);
  expect(undone).toMatchObject({ ok: true });
  expect(await problemOf(path)).toBe(before.problem);
});

test('nothing is taken away that an owner has not seen, and nothing where no note is', async () => {
  const request = await bookingWithNote(20);
  const path = bookingPath(request.noteOn.id);
  const older = { ...request, requestId: randomUUID(), revision: request.revision - 1 };
  expect(codeOf(await callFunction('dismissProblem', older, idToken))).toBe('changed-meanwhile');
  expect(await problemOf(path)).toBeTruthy();
  const outcome = await callFunction('dismissProblem', request, idToken);
  if (!outcome.ok) throw new Error(outcome.body);
  const again = { ...request, requestId: randomUUID(), revision: outcome.response.revision };
  expect(codeOf(await callFunction('dismissProblem', again, idToken))).toBe('not-possible');
});

test('a note on closed nights is taken away', async () => {
  const closing = { requestId: randomUUID(), apartments: [apartment.slug], ...stayIn(30, 3), reason: '' };
  const closed = await callFunction('blockNights', closing, idToken);
  if (!closed.ok) throw new Error(closed.body);
  const id = closed.response.blocks[0]!.block;
  await db.doc(blockPath(id)).update({ checkOut: 'June' });
  const revision = await noted(blockPath(id));
  const request = { requestId: randomUUID(), noteOn: { kind: 'block', id }, revision } as const;
  expect(codeOf(await callFunction('dismissProblem', request, idToken))).toBe('ok');
  expect(await read(blockPath(id))).toMatchObject({ problem: null, agreed: stayIn(30, 3) });
});

test('a sale of closed nights is put away, once, and another one is not', async () => {
  const nights = stayIn(40, 6);
  const closing = { requestId: randomUUID(), apartments: [apartment.slug], ...nights, reason: '' };
  const closed = await callFunction('blockNights', closing, idToken);
  if (!closed.ok) throw new Error(closed.body);
  const { block: id, revision } = closed.response.blocks[0]!;
  const calendar = db.collection(platformCalendarsCollection).doc();
  const sold = [stayIn(41, 2), stayIn(44, 4)];
  const sales = sold.map((stay) => ({ calendar: calendar.id, ...stay }));
  const holds = sold.map((stay) => ({ ...stay, kind: 'sold' as const }));
  await calendar.create({
    apartment: apartment.slug,
    platform: 'airbnb',
    label: '',
    feedUrl: null,
    ignoresBlocked: false,
    exportKey: 'secret',
    createdAt: Timestamp.now(),
    revision: 1,
    feed: { ...newFeed, stays: holds, holds },
    export: newExport,
  });
  const seen = (named: typeof sales, at: number) => ({
    requestId: randomUUID(),
    noteOn: { kind: 'sales' as const, id, sales: named },
    revision: at,
  });
  const never = { calendar: calendar.id, ...stayIn(42, 1) };
  expect(codeOf(await callFunction('dismissProblem', seen([never], revision), idToken))).toBe('not-possible');
  const outcome = await callFunction('dismissProblem', seen([sales[0]!, never], revision), idToken);
  if (!outcome.ok) throw new Error(outcome.body);
  expect(await read(blockPath(id))).toMatchObject({ agreed: nights, salesSeen: [sales[0]] });
  expect(codeOf(await callFunction('dismissProblem', seen([sales[1]!], revision), idToken))).toBe('changed-meanwhile');
  const { change } = outcome.response;
  expect(await callFunction('undoChange', { requestId: randomUUID(), change }, idToken)).toMatchObject({ ok: true });
  expect(await read(blockPath(id))).not.toHaveProperty('salesSeen');

  // What is no longer sold is forgotten with the next one.
  const { revision: now } = (await read(blockPath(id))) as { revision: number };
  const first = await callFunction('dismissProblem', seen([sales[0]!], now), idToken);
  if (!first.ok) throw new Error(first.body);
  await calendar.update({ 'feed.holds': [holds[1]] });
  const { ok } = await callFunction('dismissProblem', seen([sales[1]!], first.response.revision), idToken);
  expect(ok).toBe(true);
  expect(await read(blockPath(id))).toMatchObject({ salesSeen: [sales[1]] });
});

test('what was entered in the console and holds no nights stays on Today', async () => {
  const [booking, block] = [`begun-${randomUUID().slice(0, 8)}`, `begun-${randomUUID().slice(0, 8)}`];
  const typed = { apartment: apartment.slug, checkIn: 'June' };
  await db.doc(bookingPath(booking)).create(typed);
  await db.doc(blockPath(block)).create(typed);
  for (const [noteOn, path] of [
    [{ kind: 'booking', id: booking }, bookingPath(booking)],
    [{ kind: 'block', id: block }, blockPath(block)],
  ] as const) {
    const revision = await noted(path);
    const request = { requestId: randomUUID(), noteOn, revision };
    expect(codeOf(await callFunction('dismissProblem', request, idToken))).toBe('not-possible');
    expect(await problemOf(path)).toBeTruthy();
  }
  const gone = { requestId: randomUUID(), revision: 0 };
  for (const [kind, code] of [
    ['booking', 'booking-not-found'],
    ['block', 'block-not-found'],
  ] as const) {
    const request = { ...gone, noteOn: { kind, id: 'no-such-document' } };
    expect(codeOf(await callFunction('dismissProblem', request, idToken))).toBe(code);
  }
});
