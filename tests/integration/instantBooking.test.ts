import '../support/emulators.ts';
import { expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { bookingPath, unconfirmedRequestPath } from '../../functions/src/contract/collections.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { apartmentsRequest, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, responseOf } from '../support/callFunction.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { provenGuest } from '../support/provenGuest.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { storedBooking } from '../support/storedBooking.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

/* Apartments that are booked at once, without the owner's answer. */

const instant = await apartmentOfFile({ bookingMode: 'instant' });
const instantToo = await apartmentOfFile({ bookingMode: 'instant' });
const onRequest = await apartmentOfFile();
const proven = await provenGuest();

/** Sends a request as the signed-in guest. */
function ask(apartment: Apartment, stay: Stay) {
  return callFunction('requestBooking', bookingRequest(apartment, stay, { guest: proven.guest }), proven.idToken);
}

test('a request is booked at once, with slip and calendar entry by mail', async () => {
  const outcome = await ask(instant, stayIn(60, 5));
  if (!outcome.ok) throw new Error(outcome.body);
  const { number, status, quote } = outcome.response;
  expect(status).toBe('confirmed');
  expect(await storedBooking(number)).toMatchObject({
    status: 'confirmed',
    settledStay: { apartment: instant.slug, ...stayIn(60, 5), status: 'confirmed' },
    advanceDueOn: inDays(settings.advanceDueDays),
    pendingSince: null,
    remindedOf: null,
  });
  expect(await queuedMails(number)).toEqual(['confirmed-guest', 'confirmed-owner']);
  const mails = await findMailsAbout(number);
  const guest = mails.find(({ id }) => id.endsWith('guest'));
  const files = (guest?.get('message.attachments') as { filename: string }[]).map(({ filename }) => filename);
  expect(files).toEqual([`${number}.ics`, expect.stringMatching(/\.txt$/), `${number}-SEPA.png`]);
  const owner = mails.find(({ id }) => id.endsWith('owner'));
  expect(owner?.get('message.text')).toContain(messagesOf('hr')('mail.confirmed.atOnce.state'));
  expect(quote.advancePayment).toBeGreaterThan(0);
  await expectConsistentNights(instant.slug);
});

test('a stay that begins soon gets the reminder with its confirmation, and no other', async () => {
  const outcome = await ask(instant, stayIn(2, 2));
  if (!outcome.ok) throw new Error(outcome.body);
  const booking = await storedBooking(outcome.response.number);
  expect(booking.remindedOf).toBe(`${inDays(2)}/${inDays(4)}`);
  expect(booking.advanceDueOn).toBe(inDays(2));
});

test('a guest who pressed a non-binding button is not bound', async () => {
  const request = bookingRequest(instant, stayIn(90, 3), { bookingMode: 'request' });
  const outcome = await responseOf('requestBooking', request);
  expect(outcome.status).toBe('pending');
  expect(await queuedMails(outcome.number)).toEqual(['received-guest', 'received-owner']);
});

test('a guest who pressed a binding button still waits for an answer if apartments are on request', async () => {
  const request = bookingRequest(onRequest, stayIn(90, 3), { bookingMode: 'instant' });
  const outcome = await callFunction('requestBooking', request);
  expect(outcome.ok && outcome.response.status).toBe('pending');
});

test('several apartments are booked at once only if all of them are instant', async () => {
  const { guest, idToken } = proven;
  const both = apartmentsRequest([instant, instantToo], stayIn(100, 3), { guest });
  const all = await responseOf('requestApartments', both, idToken);
  expect(all.status).toBe('confirmed');
  const mails = await Promise.all(all.bookings.map(({ number }) => queuedMails(number)));
  expect(mails).toEqual([['confirmed-guest', 'confirmed-owner'], []]);
  const onlyOne = apartmentsRequest([instant, onRequest], stayIn(110, 3), { guest });
  const mixed = await responseOf('requestApartments', onlyOne, idToken);
  expect(mixed.status).toBe('pending');
  for (const { number } of mixed.bookings) expect((await storedBooking(number)).status).toBe('pending');
  for (const { slug } of [instant, instantToo, onRequest]) await expectConsistentNights(slug);
});

test('an unproven email needs a click in a mail, whose page says that it binds', async () => {
  const t = messagesOf('en');
  const request = bookingRequest(instant, stayIn(120, 3));
  const outcome = await responseOf('requestBooking', request);
  expect(await responseOf('requestBooking', request)).toEqual(outcome);
  const { number, status, confirmUntil } = outcome;
  expect(status).toBe('pending');
  expect(confirmUntil).toBeDefined();
  const link = await confirmLink(number);
  const page = await (await fetch(link)).text();
  expect(page).toContain(t('mail.unconfirmed.page.openInstant.button'));
  expect((await firestore().doc(bookingPath(number)).get()).exists).toBe(false);
  const pressed = await (await fetch(link, { method: 'POST' })).text();
  expect(pressed).toContain(t('mail.unconfirmed.page.bookedInstant.title'));
  expect(await storedBooking(number)).toMatchObject({ status: 'confirmed', emailProven: true });
  await firestore().doc(unconfirmedRequestPath(number)).delete();
});
