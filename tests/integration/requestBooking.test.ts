import '../support/emulators.ts';
import { describe, expect, test } from 'vitest';
import { bookingsCollection, mailCollection } from '../../functions/src/contract/collections.ts';
import { nightsOf } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingRequest, inDays, stayIn, guestWith } from '../support/bookingRequest.ts';
import { callFunction, codeOf, responseOf } from '../support/callFunction.ts';
import { expectConsistentNights, readNightState } from '../support/expectConsistentNights.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';
import { storedBooking } from '../support/storedBooking.ts';

const apartment = await apartmentOfFile({
  rules: { minNights: 2, maxNights: 20, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 600 },
});

test('a request becomes a booking with its nights, the public calendar, the frozen quote and two mails', async () => {
  const stay = stayIn(60, 3);
  const request = bookingRequest(apartment, stay, {
    language: 'de',
    guest: {
      firstName: '  Zoë ',
      lastName: "O'Neill <b>",
      email: ' Zoe@Example.NET ',
      phone: '+353 1 555 0100',
      message: 'Late\nferry',
    },
  });
  const { number, status, quote } = await responseOf('requestBooking', request);
  expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(status).toBe('pending');
  expect(quote.totalPayment).toBe(request.expectedTotal);

  const stored = await storedBooking(number);
  expect(stored).toMatchObject({
    number,
    status: 'pending',
    apartment: apartment.slug,
    ...stay,
    nights: 3,
    firstName: 'Zoë',
    lastName: "O'Neill <b>",
    email: 'zoe@example.net',
    message: 'Late\nferry',
    uid: null,
    group: null,
    quote,
    problem: null,
  });
  const state = await expectConsistentNights(apartment.slug);
  expect(state.held).toEqual(nightsOf(stay).map((night) => `${night} ${number}`));

  const mails = await firestore()
    .collection(mailCollection)
    .where('__name__', '>=', firestore().doc(`${mailCollection}/${number}`))
    .where('__name__', '<', firestore().doc(`${mailCollection}/${number}~`))
    .get();
  expect(mails.size).toBe(2);
});

describe('sent twice', () => {
  test('the same request returns the same booking, even if it would now be too late or more expensive', async () => {
    const request = bookingRequest(apartment, stayIn(110, 2));
    const first = await callFunction('requestBooking', request);
    const reference = firestore().doc(`apartments/${apartment.slug}`);
    await reference.update({ nightPrice: 99_900, 'rules.minNoticeDays': 300 });
    const second = await callFunction('requestBooking', request);
    await reference.set(apartment);
    expect(second).toEqual(first);
  });

  test('the order of the fields does not matter, their content does', async () => {
    const request = bookingRequest(apartment, stayIn(115, 2));
    const first = await callFunction('requestBooking', request);
    const reordered = Object.fromEntries(Object.entries(request).reverse());
    expect(await callFunction('requestBooking', reordered)).toEqual(first);
    const other = { ...request, guest: { ...request.guest, lastName: 'Other' } };
    expect(codeOf(await callFunction('requestBooking', other))).toBe('request-id-reused');
    const otherStay = { ...bookingRequest(apartment, stayIn(118, 2)), requestId: request.requestId };
    expect(codeOf(await callFunction('requestBooking', otherStay))).toBe('request-id-reused');
  });
});

describe('refused, with nothing written', () => {
  const guest = guestWith('ada@example.net');
  // One example of each kind of refusal. functions/src/contract/callables.test.ts tests every field.
  const cases: [code: string, changes: object, fields?: string[]][] = [
    ['dates-required', { checkIn: null }],
    ['dates-invalid', { checkIn: '12.06.2027' }],
    ['stay-too-short', stayIn(140, 1)],
    ['guests-exceeded', { adults: 10_000 }],
    ['apartment-not-found', { apartment: 'attic' }],
    ['consent-required', { acceptTerms: 'yes' }],
    ['fields-required', { guest: { ...guest, lastName: 'Bcc:\r\nvictim@example.net' } }, ['guest.lastName']],
    ['fields-required', { status: 'confirmed' }, ['status']],
    ['quote-changed', { expectedAdvance: 1 }],
  ];

  test.each(cases)('%s for %j'.slice(0, 60), async (code, changes, fields) => {
    const before = await firestore().collection(bookingsCollection).count().get();
    const mailsBefore = await firestore().collection(mailCollection).count().get();
    const request = { ...bookingRequest(apartment, stayIn(140, 5)), ...changes };
    const outcome = await callFunction('requestBooking', request);
    if (outcome.ok) throw new Error('booked');
    expect(outcome.details.code).toBe(code);
    if (fields) expect(outcome.details.fields).toEqual(fields);
    expect(outcome.message).toBe(code);
    expect(outcome.body).not.toMatch(/zod|stack|node_modules|victim|\.ts/i);
    expect(outcome.body.length).toBeLessThan(2000);
    expect((await firestore().collection(bookingsCollection).count().get()).data()).toEqual(before.data());
    expect((await firestore().collection(mailCollection).count().get()).data()).toEqual(mailsBefore.data());
  });

  test('nights are consistent after all of them', async () => {
    const { held } = await readNightState(apartment.slug);
    expect(held.some((entry) => entry.startsWith(inDays(140)))).toBe(false);
    await expectConsistentNights(apartment.slug);
  });
});

test('an apartment document that an edit broke answers `unexpected` with an id, and nothing else', async () => {
  // Broken from the start. If it had been valid, the trigger would have stored a copy, and that would be sold.
  const broken = await createTestApartment({ nightPrice: 'a lot' as unknown as number });
  const request = bookingRequest({ ...broken, nightPrice: 10_000 }, stayIn(50, 3));
  const outcome = await callFunction('requestBooking', request);
  await removeTestApartment(broken);
  if (outcome.ok) throw new Error('booked');
  expect(outcome.details).toEqual({ code: 'unexpected', id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(outcome.message).toBe('unexpected');
});
