import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '../../functions/src/bookings/change/cancelBooking.ts';
import { remindOfAdvance } from '../../functions/src/bookings/change/remindOfAdvance.ts';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, historyCollection, settingsDocument } from '../../functions/src/contract/collections.ts';
import { ledgerOf } from '../../functions/src/domain/ledger.ts';
import type { OwnerError } from '../../functions/src/owner/OwnerError.ts';
import { remindGuest } from '../../functions/src/owner/remindGuest.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { moneyIn } from '../support/messagesOf.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { createTestApartment } from '../support/testApartment.ts';

/* Advance payments that are overdue. */

const ada = { uid: null, verifiedEmail: 'ada@example.net', network: '203.0.113.0/24' };
/** A time that many days later by the calendar, because a day has 23 or 25 hours when the clocks change. */
const inTime = (days: number) => new Date(`${inDays(days)}T10:00:00Z`);
/** The first day on which the guest is reminded, counted from the confirmation. */
const reminderDay = settings.advanceDueDays + settings.advanceReminderAfterDays;

let apartment: Apartment;
beforeAll(async () => {
  await writeSettings();
  apartment = await createTestApartment({ bookingMode: 'instant' });
});

const reference = (number: string) => firestore().doc(bookingPath(number));

async function bookIn(days: number): Promise<string> {
  const request = bookingRequest(apartment, stayIn(days, 3));
  return (await requestBooking(request, ada, new Date())).number;
}

async function remindersOf(number: string): Promise<string[]> {
  return (await queuedMails(number)).filter((what) => what.startsWith('advance-'));
}

test('the guest is reminded once per due date, and not before', async () => {
  const number = await bookIn(100);
  expect(await remindOfAdvance(inTime(reminderDay - 1))).toEqual([]);
  expect(await remindOfAdvance(inTime(reminderDay))).toEqual([number]);
  expect(await remindOfAdvance(inTime(reminderDay))).toEqual([]);
  expect(await remindOfAdvance(inTime(reminderDay + 5))).toEqual([]);
  expect(await remindersOf(number)).toEqual([`advance-${inDays(settings.advanceDueDays)}-guest`]);
  const entries = await firestore().collection(historyCollection).where('subject', '==', bookingPath(number)).get();
  const reminders = entries.docs.filter((entry) => entry.get('action') === 'reminded');
  expect(reminders.map((entry) => [entry.get('by') as string, entry.get('revision') as number])).toEqual([
    ['system', (await reference(number).get()).get('revision')],
  ]);
  await reference(number).update({ advanceDueOn: inDays(20) });
  expect(await remindOfAdvance(inTime(25))).toEqual([number]);
  expect(await remindersOf(number)).toHaveLength(2);
  await reference(number).update({ status: 'cancelled', 'settledStay.status': 'cancelled' });
});

test('an owner reminds the guest of a late payment at most once a day', async () => {
  const number = await bookIn(105);
  const revision = async () => ((await reference(number).get()).get('revision') as number | undefined) ?? 0;
  const ask = async (days: number) =>
    remindGuest(
      { requestId: randomUUID(), booking: number, revision: await revision() },
      { email: 'owner@example.net' },
      new Date(inTime(days).getTime() + 60_000),
    ).catch((error: unknown) => (error as OwnerError).details.code);
  expect(await ask(0)).toBe('not-possible');
  // The mails are created now, whatever the time of the call says.
  const due = settings.advanceDueDays;
  await reference(number).update({ advanceDueOn: inDays(-2) });
  expect(await ask(0)).toMatchObject({ undoUntil: null });
  expect(await ask(0)).toBe('reminded-today');
  expect(await ask(due)).toMatchObject({ undoUntil: null });
  const [first, second, ...more] = await remindersOf(number);
  expect(more).toEqual([]);
  expect(second).toMatch(new RegExp(`^${first}-again-`));
  // The site does not remind the guest of the same date again by itself either.
  expect(await remindOfAdvance(inTime(due))).not.toContain(number);
  await reference(number).update({ status: 'cancelled', 'settledStay.status': 'cancelled' });
});

test('a guest who has paid or cancelled, or whose request is pending, is not reminded', async () => {
  const paid = await bookIn(120);
  const { quote } = (await reference(paid).get()).data() as StoredBooking;
  const payment = { id: 'p1', kind: 'advance', amount: quote.advancePayment, on: inDays(1), note: '' };
  await reference(paid).update({ payments: [payment] });
  const cancelled = await bookIn(130);
  const guest = { uid: 'nobody', verifiedEmail: 'ada@example.net', signedInAt: new Date() };
  await cancelBooking({ number: cancelled }, guest, new Date());
  const edited = await bookIn(140);
  await reference(edited).update({ status: 'pending' });
  expect(await remindOfAdvance(inTime(reminderDay))).toEqual([]);
});

test('for an unpaid offer the guest is reminded, then the owner is asked, each once per due date', async () => {
  const number = await bookIn(110);
  // As if the owner had confirmed a request, so that no button has bound the guest.
  await reference(number).update({ boundBy: null });
  const askingDay = reminderDay + settings.advanceReminderAfterDays;
  const askedOf = async () => (await queuedMails(number)).filter((what) => what.startsWith('offer-overdue'));
  expect(await remindOfAdvance(inTime(askingDay - 1))).toEqual([number]);
  expect(await remindOfAdvance(inTime(askingDay - 1))).toEqual([]);
  expect(await askedOf()).toEqual([]);
  await remindOfAdvance(inTime(askingDay));
  await remindOfAdvance(inTime(askingDay + 5));
  expect(await askedOf()).toEqual([`offer-overdue-${inDays(settings.advanceDueDays)}-owner`]);
  // A guest who has paid something is bound, and only gets a reminder.
  const payment = { id: 'p1', kind: 'advance', amount: 1, on: inDays(1), note: '' };
  await reference(number).update({ advanceDueOn: inDays(30), payments: [payment] });
  expect(await remindOfAdvance(inTime(50))).toEqual([number]);
  await remindOfAdvance(inTime(60));
  expect(await askedOf()).toHaveLength(1);
  await reference(number).update({ status: 'cancelled', 'settledStay.status': 'cancelled' });
});

test('bookings of a group get one reminder for everything that is open', async () => {
  const [first, second] = [await bookIn(160), await bookIn(170)];
  await Promise.all([first, second].map((number) => reference(number).update({ group: first })));
  const reminded = await remindOfAdvance(inTime(reminderDay));
  expect(reminded).toHaveLength(1);
  const bookings = await Promise.all(
    [first, second].map(async (number) => (await reference(number).get()).data() as StoredBooking),
  );
  const { advanceOpen } = ledgerOf(bookings, inDays(0));
  const [mail] = await remindersOf(reminded[0]!);
  const text = (await firestore().doc(`mail/${reminded[0]}-${mail}`).get()).get('message.text') as string;
  expect(text).toContain(`Amount: ${moneyIn('en', advanceOpen)}`);
  // A payment for both bookings, recorded for one.
  await reference(first).update({
    payments: [{ id: 'p1', kind: 'advance', amount: advanceOpen, on: inDays(1), note: '' }],
    advanceDueOn: inDays(10),
  });
  expect(await remindOfAdvance(inTime(30))).toEqual([]);
  for (const number of [first, second])
    await reference(number).update({ status: 'cancelled', 'settledStay.status': 'cancelled' });
});

test('with the setting at 0 nobody is reminded', async () => {
  await firestore().doc(settingsDocument).update({ advanceReminderAfterDays: 0 });
  const number = await bookIn(150);
  expect(await remindOfAdvance(inTime(60))).toEqual([]);
  await firestore().doc(settingsDocument).update({ advanceReminderAfterDays: 3 });
  expect(await remindOfAdvance(inTime(60))).toEqual([number]);
});
