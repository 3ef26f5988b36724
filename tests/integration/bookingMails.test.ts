import '../support/emulators.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { expireRequests } from '../../functions/src/bookings/request/expireRequests.ts';
import { settleBooking } from '../../functions/src/bookings/console/settleBooking.ts';
import { remindGuests } from '../../functions/src/bookings/change/remindGuests.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { signIn } from '../support/signIn.ts';
import { moveAtDesk } from '../support/changeAtDesk.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { actionsOf } from '../support/historyOf.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';
import { storedBooking } from '../support/storedBooking.ts';

const day = 86_400_000;

const apartment = await apartmentOfFile();

async function edit(number: string, fields: Record<string, unknown>) {
  await firestore().doc(bookingPath(number)).update(fields);
}

/** Edits in the console and waits for the trigger's mail. */
async function editAndTell(number: string, fields: Record<string, unknown>, what: string) {
  await edit(number, fields);
  await expect.poll(() => queuedMails(number), { interval: 100 }).toContain(what);
}

function both(...events: [what: string, sequence?: number][]): string[] {
  return events
    .flatMap(([what, sequence]) => ['guest', 'owner'].map((who) => [what, who, sequence].filter(Boolean).join('-')))
    .sort();
}

/** Sequence, method and first day of each calendar file for the guest. */
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
  test('is mailed once for each change, with calendar entries that follow one another', async () => {
    const number = await book(apartment, stayIn(40, 4), { language: 'de' });
    await editAndTell(number, { status: 'confirmed' }, 'confirmed-guest-1');
    await editAndTell(number, { status: 'cancelled' }, 'cancelledByOwner-guest-2');
    await editAndTell(number, { status: 'pending' }, 'reopened-guest-3');
    await editAndTell(number, { status: 'cancelled' }, 'declined-guest-4');
    // Repeated and late events queue nothing.
    await Promise.all(Array.from({ length: 8 }, () => settleBooking(number, new Date())));
    expect(await queuedMails(number)).toEqual(
      both(['received'], ['confirmed', 1], ['cancelledByOwner', 2], ['reopened', 3], ['declined', 4]),
    );
    const entries = await invitations(number);
    expect(entries.map(({ sequence, method }) => `${sequence} ${method}`)).toEqual([
      '0 REQUEST',
      '1 REQUEST',
      '2 CANCEL',
      '3 REQUEST',
      '4 CANCEL',
    ]);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries[1]?.start).toBe(inDays(40).replaceAll('-', ''));

    const confirmed = (await findMailsAbout(number)).find(({ id }) => id.endsWith('confirmed-guest-1'));
    const left = (confirmed?.get('expiresAt') as Timestamp).toMillis() - Date.now();
    expect(left).toBeGreaterThan(89 * day);
    expect(left).toBeLessThanOrEqual(90 * day);
  });

  test('cancelled by a requester with an unproven email, a booking is mailed to the owner only', async () => {
    const [{ idToken: client }, { idToken: stranger }] = await Promise.all([signIn({}), signIn({})]);
    const number = await book(apartment, stayIn(64, 2), {}, client);
    await edit(number, { emailProven: false });
    expect(codeOf(await callFunction('cancelBooking', { number }, stranger))).toBe('booking-not-found');
    expect(codeOf(await callFunction('cancelBooking', { number }, client))).toBe('ok');
    expect(await queuedMails(number)).toEqual([...both(['received']), 'cancelled-owner-1'].sort());
  });
});

describe('requests that nobody answers', () => {
  test('expire once, release their nights and are mailed; answered and recent ones stay', async () => {
    const [overdue, answered, inTime] = await Promise.all([
      book(apartment, stayIn(80, 3)),
      book(apartment, stayIn(90, 3)),
      book(apartment, stayIn(100, 3)),
    ]);
    const now = new Date();
    const old = Timestamp.fromMillis(now.getTime() - 3 * day);
    await edit(overdue, { pendingSince: old });
    // The owner has answered, but the edit is not settled yet: `settledStay` is still pending.
    await edit(answered, { pendingSince: old, status: 'confirmed' });
    await edit(inTime, { pendingSince: Timestamp.fromMillis(old.toMillis() + 60_000) });
    const runs = await Promise.all([expireRequests(now), expireRequests(now), expireRequests(now)]);
    expect(runs.flat().filter((number) => [overdue, answered, inTime].includes(number))).toEqual([overdue]);

    expect(await storedBooking(overdue)).toMatchObject({
      status: 'cancelled',
      settledStay: { status: 'cancelled' },
      sequence: 1,
    });
    expect((await storedBooking(inTime)).status).toBe('pending');
    expect(await actionsOf(overdue)).toEqual(['requested by guest', 'expired by system']);
    await expect.poll(() => queuedMails(answered)).toEqual(both(['received'], ['confirmed', 1]));
    expect(await queuedMails(overdue)).toEqual(both(['received'], ['expired', 1]));
    const state = await eventuallyConsistent(apartment.slug);
    expect(state.published).not.toContain(inDays(80));
    expect(state.published).toContain(inDays(90));

    // A reopened request waits as long as a new one.
    await editAndTell(overdue, { status: 'pending' }, 'reopened-guest-2');
    expect(await expireRequests(new Date())).not.toContain(overdue);
  });
});

describe('guests who arrive soon', () => {
  const mailsAbout = (number: string) =>
    findMailsAbout(number).then((mails) => ({
      textOf: (what: string) => mails.find(({ id }) => id === `${number}-${what}`)?.get('message.text') as string,
      toOf: (what: string) => mails.find(({ id }) => id === `${number}-${what}`)?.get('to') as string[],
    }));

  test('are reminded once, and again when their dates change; a late confirmation is mailed at once instead', async () => {
    // A day has 23 or 25 hours when the clocks change.
    const tomorrow = new Date(`${inDays(1)}T10:00:00Z`);
    const [unanswered, late, soon, later] = await Promise.all([
      book(apartment, stayIn(2, 1)),
      book(apartment, stayIn(3, 2)),
      book(apartment, stayIn(6, 2), { language: 'it' }),
      book(apartment, stayIn(9, 2)),
    ]);
    await Promise.all([late, soon, later].map((one) => editAndTell(one, { status: 'confirmed' }, 'confirmed-guest-1')));
    const runs = await Promise.all([remindGuests(tomorrow), remindGuests(tomorrow)]);
    const ours = [unanswered, late, soon, later];
    expect(runs.flat().filter((number) => ours.includes(number))).toEqual([soon]);
    expect(await remindGuests(tomorrow)).not.toContain(soon);
    expect((await actionsOf(soon)).filter((action) => action === 'reminded by system')).toHaveLength(1);

    const mails = await mailsAbout(soon);
    expect(mails.toOf(`reminder-${inDays(6)}-guest-1`)).toEqual(['ada@example.net']);
    expect(mails.textOf(`reminder-${inDays(6)}-guest-1`)).toContain('43.81254');
    expect((await storedBooking(soon)).remindedOf).toBe(`${inDays(6)}/${inDays(8)}`);

    const mailsOfLate = await mailsAbout(late);
    expect(mailsOfLate.textOf('confirmed-guest-1')).toContain('43.81254');
    expect(await queuedMails(late)).toEqual(both(['received'], ['confirmed', 1]));
    expect((await storedBooking(late)).remindedOf).toBe(`${inDays(3)}/${inDays(5)}`);

    await moveAtDesk(soon, { checkIn: inDays(5), checkOut: inDays(7) });
    expect(await remindGuests(tomorrow)).toContain(soon);
    const reminders = (await queuedMails(soon)).filter((what) => what.startsWith('reminder'));
    expect(reminders).toEqual([
      `reminder-${inDays(5)}-guest-2`,
      `reminder-${inDays(5)}-owner-2`,
      `reminder-${inDays(6)}-guest-1`,
      `reminder-${inDays(6)}-owner-1`,
    ]);
  });
});
