import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireRequests } from '../../functions/src/bookings/request/expireRequests.ts';
import { reconcileBooking } from '../../functions/src/bookings/console/reconcileBooking.ts';
import { remindGuests } from '../../functions/src/bookings/change/remindGuests.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import owner from '../../locales/hr/owner.json' with { type: 'json' };
import { book, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { formatIn } from '../support/messagesOf.ts';

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
    await editAndTell(number, { moveTo: `${inDays(41)}/${inDays(46)}` }, 'moved-guest-2');
    await editAndTell(number, { status: 'cancelled' }, 'cancelledByOwner-guest-3');
    await editAndTell(number, { status: 'pending' }, 'reopened-guest-4');
    await editAndTell(number, { status: 'cancelled' }, 'declined-guest-5');
    // Repeated and late events queue nothing.
    await Promise.all(Array.from({ length: 8 }, () => reconcileBooking(number, new Date())));
    expect(await queuedMails(number)).toEqual(
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
    const due = formatIn('de').date(inDays(7));
    expect(confirmed?.get('message.text')).toContain(`Zahlbar bis: ${due}`);
    expect(confirmed?.get('message.attachments').map((file: { filename: string }) => file.filename)).toEqual([
      `${number}.ics`,
      `${number}-SEPA.png`,
    ]);
    const left = (confirmed?.get('expiresAt') as Timestamp).toMillis() - Date.now();
    expect(left).toBeGreaterThan(89 * day);
    expect(left).toBeLessThanOrEqual(90 * day);
  });

  test('cancelled by the guest while the owner edits: mails about exactly one outcome', async () => {
    const { idToken } = await signIn({});
    const number = await book(apartment, stayIn(60, 3), {}, idToken);
    await edit(number, { emailProven: true });
    const [cancelled] = await Promise.all([
      callFunction('cancelBooking', { number }, idToken),
      edit(number, { status: 'cancelled' }),
    ]);
    expect(codeOf(cancelled)).toBe('ok');
    await expect.poll(() => queuedMails(number), { interval: 100 }).toHaveLength(4);
    await reconcileBooking(number, new Date());
    const mails = await queuedMails(number);
    expect([both(['received'], ['declined', 1]), both(['received'], ['cancelled', 1])]).toContainEqual(mails);
  });

  test('cancelled by whoever asked with an email that is not theirs: only the owner gets a mail', async () => {
    const [{ idToken: client }, { idToken: stranger }] = await Promise.all([signIn({}), signIn({})]);
    const number = await book(apartment, stayIn(64, 2), {}, client);
    await edit(number, { emailProven: false });
    expect(codeOf(await callFunction('cancelBooking', { number }, stranger))).toBe('booking-not-found');
    expect(codeOf(await callFunction('cancelBooking', { number }, client))).toBe('ok');
    expect(await queuedMails(number)).toEqual([...both(['received']), 'cancelled-owner-1'].sort());
  });

  test('cancelled by whoever signs in with its email: both get a mail', async () => {
    const email = `${randomUUID()}@example.net`;
    const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
    const number = await book(apartment, stayIn(67, 2), { guest });
    const { idToken } = await signIn({ email, emailVerified: true });
    expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
    expect(await queuedMails(number)).toEqual(both(['received'], ['cancelled', 1]));
  });

  test('a field that an edit broke stops the mails, not the nights, and says so', async () => {
    const { idToken } = await signIn({});
    const number = await book(apartment, stayIn(70, 3), {}, idToken);
    await edit(number, { quote: null, status: 'confirmed' });
    await expect.poll(async () => (await read(number)).agreed.status).toBe('confirmed');
    const { problem } = await read(number);
    expect(problem).toBe(owner.editProblem['mail-not-written']);
    expect(await queuedMails(number)).toEqual(both(['received']));
    expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
    expect(await read(number)).toMatchObject({ status: 'cancelled', problem, sequence: 2 });
    const state = await eventuallyConsistent(apartment.slug);
    expect(state.published).not.toContain(inDays(70));
  });
});

describe('requests that nobody answers', () => {
  test('expire once, release their nights and are mailed; decided and recent ones stay', async () => {
    const [overdue, answered, inTime] = await Promise.all([
      book(apartment, stayIn(80, 3)),
      book(apartment, stayIn(90, 3)),
      book(apartment, stayIn(100, 3)),
    ]);
    const now = new Date();
    const old = Timestamp.fromMillis(now.getTime() - 3 * day);
    await edit(overdue, { pendingSince: old });
    // Answered, but not settled yet: `agreed` is still pending.
    await edit(answered, { pendingSince: old, status: 'confirmed' });
    await edit(inTime, { pendingSince: Timestamp.fromMillis(old.toMillis() + 60_000) });
    const runs = await Promise.all([expireRequests(now), expireRequests(now), expireRequests(now)]);
    expect(runs.flat().filter((number) => [overdue, answered, inTime].includes(number))).toEqual([overdue]);

    expect(await read(overdue)).toMatchObject({ status: 'cancelled', agreed: { status: 'cancelled' }, sequence: 1 });
    expect((await read(inTime)).status).toBe('pending');
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

    const mails = await mailsAbout(soon);
    expect(mails.toOf(`reminder-${inDays(6)}-guest-1`)).toEqual(['ada@example.net']);
    expect(mails.textOf(`reminder-${inDays(6)}-guest-1`)).toContain('43.81254');
    expect(mails.textOf('confirmed-guest-1')).not.toContain('43.81254');
    expect((await read(soon)).remindedOf).toBe(`${inDays(6)}/${inDays(8)}`);

    const mailsOfLate = await mailsAbout(late);
    expect(mailsOfLate.textOf('confirmed-guest-1')).toContain('43.81254');
    expect(mailsOfLate.textOf('confirmed-guest-1')).toContain('rosemary-and-salt');
    expect(await queuedMails(late)).toEqual(both(['received'], ['confirmed', 1]));
    expect((await read(late)).remindedOf).toBe(`${inDays(3)}/${inDays(5)}`);

    await editAndTell(soon, { moveTo: `${inDays(5)}/${inDays(7)}` }, 'moved-guest-2');
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
