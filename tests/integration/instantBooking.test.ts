import '../support/emulators.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, unconfirmedRequestPath } from '../../functions/src/contract/collections.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { apartmentsRequest, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, tally } from '../support/callFunction.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { provenGuest } from '../support/provenGuest.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* Apartments that are booked at once, without the owner's answer. */

let instant: Apartment;
let instantToo: Apartment;
let onRequest: Apartment;
let proven: Awaited<ReturnType<typeof provenGuest>>;
beforeAll(async () => {
  proven = await provenGuest();
  instant = await createTestApartment({ bookingMode: 'instant' });
  instantToo = await createTestApartment({ bookingMode: 'instant' });
  onRequest = await createTestApartment();
});
afterAll(async () => {
  for (const apartment of [instant, instantToo, onRequest]) await removeTestApartment(apartment);
});

/** As the guest who is signed in. */
function ask(apartment: Apartment, stay: Stay) {
  return callFunction('requestBooking', bookingRequest(apartment, stay, { guest: proven.guest }), proven.idToken);
}

async function read(number: string): Promise<StoredBooking> {
  return (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;
}

test('a request is a booking at once, with slip and calendar entry by mail', async () => {
  const outcome = await ask(instant, stayIn(60, 5));
  if (!outcome.ok) throw new Error(outcome.body);
  const { number, status, quote } = outcome.response;
  expect(status).toBe('confirmed');
  expect(await read(number)).toMatchObject({
    status: 'confirmed',
    agreed: { apartment: instant.slug, ...stayIn(60, 5), status: 'confirmed' },
    advanceDueOn: inDays(settings.advanceDueDays),
    pendingSince: null,
    wifiNote: settings.wifiNote,
    remindedOf: null,
  });
  expect(await queuedMails(number)).toEqual(['confirmed-guest', 'confirmed-owner']);
  const mails = await findMailsAbout(number);
  const guest = mails.find(({ id }) => id.endsWith('guest'));
  const files = (guest?.get('message.attachments') as { filename: string }[]).map(({ filename }) => filename);
  expect(files).toEqual([`${number}.ics`, `${number}-SEPA.png`]);
  const owner = mails.find(({ id }) => id.endsWith('owner'));
  expect(owner?.get('message.text')).toContain(messagesOf('hr')('mail.confirmed.atOnce.state'));
  expect(quote.advancePayment).toBeGreaterThan(0);
  await expectConsistentNights(instant.slug);
});

test('a stay that begins soon gets the reminder with its confirmation, and no other', async () => {
  const outcome = await ask(instant, stayIn(2, 2));
  if (!outcome.ok) throw new Error(outcome.body);
  const booking = await read(outcome.response.number);
  expect(booking.remindedOf).toBe(`${inDays(2)}/${inDays(4)}`);
  expect(booking.advanceDueOn).toBe(inDays(2));
});

test('of 40 requests at once one is booked, and repeating it gives the same response', async () => {
  const { guest, idToken } = proven;
  const requests = Array.from({ length: 40 }, () => bookingRequest(instant, stayIn(80, 3), { guest }));
  const outcomes = await Promise.all(requests.map((request) => callFunction('requestBooking', request, idToken)));
  expect(tally(outcomes)).toEqual({ ok: 1, 'dates-taken': 39 });
  const won = outcomes.findIndex(({ ok }) => ok);
  const again = await callFunction('requestBooking', requests[won], idToken);
  expect(again).toEqual(outcomes[won]);
  await expectConsistentNights(instant.slug);
});

test('whoever pressed a button that binds nothing is not bound', async () => {
  const request = bookingRequest(instant, stayIn(90, 3), { bookingMode: 'request' });
  const outcome = await callFunction('requestBooking', request);
  if (!outcome.ok) throw new Error(outcome.body);
  expect(outcome.response.status).toBe('pending');
  expect(await queuedMails(outcome.response.number)).toEqual(['received-guest', 'received-owner']);
});

test('whoever pressed a button that binds waits all the same where apartments are on request', async () => {
  const request = bookingRequest(onRequest, stayIn(90, 3), { bookingMode: 'instant' });
  const outcome = await callFunction('requestBooking', request);
  expect(outcome.ok && outcome.response.status).toBe('pending');
});

test('several together are booked at once only if all of them are instant', async () => {
  const { guest, idToken } = proven;
  const both = apartmentsRequest([instant, instantToo], stayIn(100, 3), { guest });
  const all = await callFunction('requestApartments', both, idToken);
  if (!all.ok) throw new Error(all.body);
  expect(all.response.status).toBe('confirmed');
  for (const { number } of all.response.bookings) {
    expect(await queuedMails(number)).toEqual(['confirmed-guest', 'confirmed-owner']);
  }
  const onlyOne = apartmentsRequest([instant, onRequest], stayIn(110, 3), { guest });
  const mixed = await callFunction('requestApartments', onlyOne, idToken);
  if (!mixed.ok) throw new Error(mixed.body);
  expect(mixed.response.status).toBe('pending');
  for (const { number } of mixed.response.bookings) expect((await read(number)).status).toBe('pending');
  for (const { slug } of [instant, instantToo, onRequest]) await expectConsistentNights(slug);
});

test('an email that nobody has proven takes a click in a mail, whose page says that it binds', async () => {
  const t = messagesOf('en');
  const request = bookingRequest(instant, stayIn(120, 3));
  const outcome = await callFunction('requestBooking', request);
  if (!outcome.ok) throw new Error(outcome.body);
  expect(await callFunction('requestBooking', request)).toEqual(outcome);
  const { number, status, confirmUntil } = outcome.response;
  expect(status).toBe('pending');
  expect(confirmUntil).toBeDefined();
  const link = await confirmLink(number);
  const page = await (await fetch(link)).text();
  expect(page).toContain(t('mail.unconfirmed.page.openInstant.button'));
  expect((await firestore().doc(bookingPath(number)).get()).exists).toBe(false);
  const pressed = await (await fetch(link, { method: 'POST' })).text();
  expect(pressed).toContain(t('mail.unconfirmed.page.bookedInstant.title'));
  expect(await read(number)).toMatchObject({ status: 'confirmed', emailProven: true });
  await firestore().doc(unconfirmedRequestPath(number)).delete();
});
