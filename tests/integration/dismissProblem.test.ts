import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { newExport, newFeed } from '../../functions/src/calendars/readStoredCalendar.ts';
import {
  blockPath,
  bookingPath,
  historyPath,
  platformCalendarsCollection,
} from '../../functions/src/contract/collections.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, responseOf } from '../support/callFunction.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { removeCalendars } from '../support/removeCalendars.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

/* Notes on console edits that were put back, and sales of closed nights, after an owner has seen them. */

const apartment = await apartmentOfFile();
const { idToken } = await signInAsOwner();
afterAll(() => removeCalendars(apartment.slug));

const db = firestore();
const read = async (path: string) => (await db.doc(path).get()).data() ?? {};
const problemOf = async (path: string) => (await read(path)).problem as string | null | undefined;

/** Waits for a note on a booking or a block. */
async function noted(path: string) {
  await expect.poll(() => problemOf(path)).toBeTruthy();
  const { revision = 0 } = (await read(path)) as { revision?: number };
  return revision;
}

async function close(nights: Stay) {
  const closing = { requestId: randomUUID(), apartments: [apartment.slug], ...nights, reason: '' };
  return (await responseOf('blockNights', closing, idToken)).blocks[0]!;
}

async function bookingWithNote(days: number) {
  const id = await book(apartment, stayIn(days, 2));
  await db.doc(bookingPath(id)).update({ checkIn: stayIn(days + 1, 1).checkIn });
  const revision = await noted(bookingPath(id));
  return { requestId: randomUUID(), noteOn: { kind: 'booking', id }, revision } as const;
}

test('a note on a booking is dismissed once, with an entry in its history, and undoing restores it', async () => {
  const request = await bookingWithNote(10);
  const path = bookingPath(request.noteOn.id);
  const before = await read(path);
  const outcome = await responseOf('dismissProblem', request, idToken);
  const { change, revision } = outcome;
  expect(await read(path)).toEqual({ ...before, problem: null, revision });
  expect(await read(historyPath(change))).toMatchObject({ subject: path, action: 'problemSeen', by: 'owner' });
  expect(await responseOf('dismissProblem', request, idToken)).toEqual(outcome);
  expect(codeOf(await callFunction('dismissProblem', { ...request, revision: 0 }, idToken))).toBe('request-id-reused');

  const undone = await callFunction('undoChange', { requestId: randomUUID(), change }, idToken);
  expect(undone).toMatchObject({ ok: true });
  expect(await problemOf(path)).toBe(before.problem);
});

test('only a note that the owner has seen is dismissed', async () => {
  const request = await bookingWithNote(20);
  const path = bookingPath(request.noteOn.id);
  const older = { ...request, requestId: randomUUID(), revision: request.revision - 1 };
  expect(codeOf(await callFunction('dismissProblem', older, idToken))).toBe('changed-meanwhile');
  expect(await problemOf(path)).toBeTruthy();
  const outcome = await responseOf('dismissProblem', request, idToken);
  const again = { ...request, requestId: randomUUID(), revision: outcome.revision };
  expect(codeOf(await callFunction('dismissProblem', again, idToken))).toBe('not-possible');
});

test('a note on closed nights can be dismissed', async () => {
  const { block: id } = await close(stayIn(30, 3));
  await db.doc(blockPath(id)).update({ checkOut: 'June' });
  const revision = await noted(blockPath(id));
  const request = { requestId: randomUUID(), noteOn: { kind: 'block', id }, revision } as const;
  expect(codeOf(await callFunction('dismissProblem', request, idToken))).toBe('ok');
  expect(await read(blockPath(id))).toMatchObject({ problem: null, settledStay: stayIn(30, 3) });
});

test('a sale of closed nights is dismissed once, and another one is still reported', async () => {
  const nights = stayIn(40, 6);
  const { block: id, revision } = await close(nights);
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
  const outcome = await responseOf('dismissProblem', seen([sales[0]!, never], revision), idToken);
  expect(await read(blockPath(id))).toMatchObject({ settledStay: nights, salesSeen: [sales[0]] });
  expect(codeOf(await callFunction('dismissProblem', seen([sales[1]!], revision), idToken))).toBe('changed-meanwhile');
  const { change } = outcome;
  expect(await callFunction('undoChange', { requestId: randomUUID(), change }, idToken)).toMatchObject({ ok: true });
  expect(await read(blockPath(id))).toMatchObject({ salesSeen: [] });

  // A sale that no longer exists is removed from the list with the next dismissal.
  const { revision: now } = (await read(blockPath(id))) as { revision: number };
  const first = await responseOf('dismissProblem', seen([sales[0]!], now), idToken);
  await calendar.update({ 'feed.holds': [holds[1]] });
  const { ok } = await callFunction('dismissProblem', seen([sales[1]!], first.revision), idToken);
  expect(ok).toBe(true);
  expect(await read(blockPath(id))).toMatchObject({ salesSeen: [sales[1]] });
});

test('a document typed into the console that holds no nights stays on Today', async () => {
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
