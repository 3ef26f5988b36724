import '../support/emulators.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireRequests } from '../../functions/src/bookings/expireRequests.ts';
import { reconcileBooking } from '../../functions/src/bookings/reconcileBooking.ts';
import { remindGuests } from '../../functions/src/bookings/remindGuests.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { findMailsAbout } from '../../functions/src/mail/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallySound } from '../support/houseState.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { toldOf } from '../support/toldOf.ts';

const day = 86_400_000;

let apartment: Apartment;
beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));

async function edit(number: string, fields: Record<string, unknown>) {
  await firestore().doc(bookingPath(number)).update(fields);
}

async function read(number: string): Promise<StoredBooking<Timestamp>> {
  return (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking<Timestamp>;
}

/** An edit in the console, until the trigger has told of it. */
async function editAndTell(number: string, fields: Record<string, unknown>, what: string) {
  await edit(number, fields);
  await expect.poll(() => toldOf(number), { timeout: 30_000, interval: 100 }).toContain(what);
}

function both(...events: [what: string, sequence?: number][]): string[] {
  return events
    .flatMap(([what, sequence]) => ['guest', 'owner'].map((who) => [what, who, sequence].filter(Boolean).join('-')))
    .sort();
}

/** Each calendar file that was queued for the guest: its sequence, method and first day. */
async function invitations(number: string) {
  const mails = (await findMailsAbout(number)).filter(({ id }) => id.includes('-guest'));
  const files = mails.flatMap((mail) => {
    const calendar = mail.get('message.attachments')[0]?.content as string | undefined;
    if (!calendar?.startsWith('BEGIN:VCALENDAR')) return [];
    const value = (name: string) => new RegExp(`^${name}[^:]*:(.*?)\r?$`, 'm').exec(calendar)?.[1] ?? '';
    return [
      { sequence: Number(value('SEQUENCE')), method: value('METHOD'), start: value('DTSTART'), uid: value('UID') },
    ];
  });
  return files.sort((a, b) => a.sequence - b.sequence);
}

describe('a booking’s whole life in the console', () => {
  test('is told once for each change, with calendar entries that follow one another', async () => {
    const number = await book(apartment, stayIn(40, 4), { language: 'de' });
    await editAndTell(number, { status: 'confirmed' }, 'confirmed-guest-1');
    await editAndTell(number, { checkIn: inDays(41), checkOut: inDays(46) }, 'moved-guest-2');
    await editAndTell(number, { status: 'cancelled' }, 'cancelledByOwner-guest-3');
    await editAndTell(number, { status: 'pending' }, 'reopened-guest-4');
    await editAndTell(number, { status: 'cancelled' }, 'declined-guest-5');
    // Events come twice and late: whatever looks at the booking again finds nothing to tell.
    await Promise.all(Array.from({ length: 8 }, () => reconcileBooking(number)));
    expect(await toldOf(number)).toEqual(
      both(['received'], ['confirmed', 1], ['moved', 2], ['cancelledByOwner', 3], ['reopened', 4], ['declined', 5]),
    );
    const entries = await invitations(number);
    expect(entries.map(({ sequence, method }) => `${sequence} ${method}`)).toEqual([
      '0 REQUEST',
      '1 REQUEST',
      '2 REQUEST',
      '3 CANCEL',
      '4 REQUEST',
      '5 CANCEL',
    ]);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries[1]?.start).toBe(inDays(40).replaceAll('-', ''));
    expect(entries[2]?.start).toBe(inDays(41).replaceAll('-', ''));

    const confirmed = (await findMailsAbout(number)).find(({ id }) => id.endsWith('confirmed-guest-1'));
    expect(confirmed?.get('message.text')).toContain('IBAN: HR10 9999 9991 2345 6789 0');
    expect(confirmed?.get('message.attachments').map((file: { filename: string }) => file.filename)).toEqual([
      `${number}.ics`,
      `${number}-SEPA.png`,
    ]);
    const left = (confirmed?.get('expiresAt') as Timestamp).toMillis() - Date.now();
    expect(left).toBeGreaterThan(89 * day);
    expect(left).toBeLessThanOrEqual(90 * day);
  });

  test('cancelled by the guest while the owner edits: exactly one end is told', async () => {
    const { idToken } = await signIn({});
    const number = await book(apartment, stayIn(60, 3), {}, idToken);
    const [cancelled] = await Promise.all([
      callFunction('cancelBooking', { number }, idToken),
      edit(number, { status: 'cancelled' }),
    ]);
    expect(codeOf(cancelled)).toBe('ok');
    await expect.poll(() => toldOf(number), { timeout: 20_000, interval: 100 }).toHaveLength(4);
    await reconcileBooking(number);
    const told = await toldOf(number);
    expect([both(['received'], ['declined', 1]), both(['received'], ['cancelled', 1])]).toContainEqual(told);
  });

  test('a field that an edit broke stops the mails, not the nights, and says so', async () => {
    const { idToken } = await signIn({});
    const number = await book(apartment, stayIn(70, 3), {}, idToken);
    await edit(number, { quote: null, status: 'confirmed' });
    await expect.poll(async () => (await read(number)).agreed.status, { timeout: 20_000 }).toBe('confirmed');
    const { problem } = await read(number);
    expect(problem).toContain('nije bilo moguće napisati poruku');
    expect(await toldOf(number)).toEqual(both(['received']));
    // Its guest can still cancel it.
    expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
    expect(await read(number)).toMatchObject({ status: 'cancelled', problem, sequence: 2 });
    const state = await eventuallySound(apartment.slug);
    expect(state.published).not.toContain(inDays(70));
  });
});

describe('requests that nobody answers', () => {
  test('expire once, let their nights go and are told; those answered or still in time stay', async () => {
    const [overdue, answered, inTime] = await Promise.all([
      book(apartment, stayIn(80, 3)),
      book(apartment, stayIn(90, 3)),
      book(apartment, stayIn(100, 3)),
    ]);
    const now = new Date();
    const old = Timestamp.fromMillis(now.getTime() - 3 * day);
    await edit(overdue, { pendingSince: old });
    // Answered, but the trigger has not seen it yet: `agreed` still says pending.
    await edit(answered, { pendingSince: old, status: 'confirmed' });
    await edit(inTime, { pendingSince: Timestamp.fromMillis(old.toMillis() + 60_000) });
    const runs = await Promise.all([expireRequests(now), expireRequests(now), expireRequests(now)]);
    expect(runs.flat().filter((number) => [overdue, answered, inTime].includes(number))).toEqual([overdue]);

    expect(await read(overdue)).toMatchObject({ status: 'cancelled', agreed: { status: 'cancelled' }, sequence: 1 });
    expect((await read(inTime)).status).toBe('pending');
    await expect.poll(() => toldOf(answered), { timeout: 20_000 }).toEqual(both(['received'], ['confirmed', 1]));
    expect(await toldOf(overdue)).toEqual(both(['received'], ['expired', 1]));
    const state = await eventuallySound(apartment.slug);
    expect(state.published).not.toContain(inDays(80));
    expect(state.published).toContain(inDays(90));

    // Opened again, it waits as long as a new one.
    await editAndTell(overdue, { status: 'pending' }, 'reopened-guest-2');
    expect(await expireRequests(new Date())).not.toContain(overdue);
  });
});

describe('guests who arrive soon', () => {
  test('are reminded once, and again when their dates change', async () => {
    const now = new Date();
    const [soon, later, unanswered] = await Promise.all([
      book(apartment, stayIn(4, 2), { language: 'it' }),
      book(apartment, stayIn(6, 2)),
      book(apartment, stayIn(1, 2)),
    ]);
    await Promise.all([
      editAndTell(soon, { status: 'confirmed' }, 'confirmed-guest-1'),
      editAndTell(later, { status: 'confirmed' }, 'confirmed-guest-1'),
    ]);
    const runs = await Promise.all([remindGuests(now), remindGuests(now)]);
    expect(runs.flat().filter((number) => [soon, later, unanswered].includes(number))).toEqual([soon]);
    expect(await remindGuests(now)).not.toContain(soon);

    const [reminder] = (await findMailsAbout(soon)).filter(({ id }) => id.includes('reminder') && id.includes('guest'));
    expect(reminder?.get('to')).toEqual(['ada@example.net']);
    expect(reminder?.get('message.text')).toContain('43.81254');
    expect((await read(soon)).remindedOf).toBe(`${inDays(4)}/${inDays(6)}`);

    await editAndTell(soon, { checkIn: inDays(3), checkOut: inDays(5) }, 'moved-guest-2');
    expect(await remindGuests(now)).toContain(soon);
    const told = (await toldOf(soon)).filter((what) => what.startsWith('reminder'));
    expect(told).toEqual([
      `reminder-${inDays(3)}-guest-2`,
      `reminder-${inDays(3)}-owner-2`,
      `reminder-${inDays(4)}-guest-1`,
      `reminder-${inDays(4)}-owner-1`,
    ]);
  });
});
