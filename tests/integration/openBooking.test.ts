import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { arrivalPath, bookingPath } from '../../functions/src/contract/collections.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { settingsSchema } from '../../functions/src/contract/settings.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, bookTogether, inDays, stayIn, guestWith } from '../support/bookingRequest.ts';
import { bookingLink } from '../support/bookingLink.ts';
import { callFunction, codeOf, responseOf } from '../support/callFunction.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { changeAtDesk, confirmAtDesk, payAtDesk } from '../support/changeAtDesk.ts';
import { provenGuest } from '../support/provenGuest.ts';
import sampleSettings from '../../villa/settings.json' with { type: 'json' };
import { setLimits } from '../support/limits.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

/* What the read-only link in a guest's mails gives access to, and what it does not. */

const apartment = await apartmentOfFile();
const second = await apartmentOfFile();

const guest = (changes: object = {}) => ({ guest: { ...guestWith(`${randomUUID()}@example.net`), ...changes } });
const open = (number: string, key: string) => callFunction('openBooking', { number, key });

test('the link opens the booking without signing in, and shows no more than the mails: the name once the address is proven', async () => {
  const said = guest({ message: 'A secret', address: '1 Quay Street', zipCode: 'D02' });
  const stay = stayIn(30, 3);
  const number = await book(apartment, stay, said);
  const payment = { id: randomUUID(), kind: 'advance', amount: 5000, on: inDays(0), note: 'from her sister' };
  await firestore()
    .doc(bookingPath(number))
    .update({ payments: [payment] });
  const { key, url } = await bookingLink(number);
  expect(url).toMatch(new RegExp(`^http://127.0.0.1:5000/my-booking/${number}#key=`));
  const { idToken } = await signInAsOwner();
  const asked = { requestId: randomUUID(), booking: number };
  expect(await responseOf('guestLink', asked, idToken)).toEqual({ url });
  const outcome = await open(number, key);
  if (!outcome.ok) throw new Error(outcome.body);
  const { booking, others, limits, today } = outcome.response;
  expect(booking).toMatchObject({
    id: number,
    number,
    ...stay,
    status: 'pending',
    // The email is not proven yet, and the typed name may be a message to its owner.
    ...{ firstName: '', lastName: '' },
    email: said.guest.email,
    payments: [{ kind: 'advance', amount: 5000, on: inDays(0) }],
  });
  expect({ others, limits, today }).toEqual({ others: [], limits: apartment.limits, today: inDays(0) });
  for (const hidden of [said.guest.phone, 'A secret', '1 Quay Street', 'D02', 'requestHash', 'uid', 'sister']) {
    expect(JSON.stringify(outcome.response)).not.toContain(hidden);
  }
  await firestore().doc(bookingPath(number)).update({ emailProven: true });
  const proven = await open(number, key);
  expect(proven.ok && proven.response.booking).toMatchObject({ firstName: 'Ada', lastName: 'Test' });
});

test('the link tells how to get in only for a confirmed stay, from the day of the reminder on', async () => {
  const { slug } = apartment;
  const written = firestore().doc(arrivalPath(slug));
  await written.set({ keyCode: '1958', instructions: { hr: 'Stube lijevo' } });
  onTestFinished(() => void written.delete());
  const soon = await book(apartment, stayIn(sampleSettings.reminderDaysBefore, 2), guest());
  const later = await book(apartment, stayIn(sampleSettings.reminderDaysBefore + 2, 2), guest());
  const arrivalOf = async (number: string) => {
    const outcome = await open(number, (await bookingLink(number)).key);
    return outcome.ok && outcome.response.arrival;
  };
  expect(await arrivalOf(soon)).toEqual([]);
  await confirmAtDesk(soon);
  await confirmAtDesk(later);
  const empty = { wifiName: '', wifiPassword: '', houseRules: '' };
  const told = [{ apartment: slug, keyCode: '1958', instructions: 'Stube lijevo', ...empty }];
  expect(await arrivalOf(soon)).toEqual(told);
  expect(await arrivalOf(later)).toEqual([]);
  const mails = await findMailsAbout(soon);
  expect(JSON.stringify(mails.map((mail) => mail.data()))).toContain('Stube lijevo');
  await changeAtDesk('decideBooking', soon, { decision: 'cancel' });
  expect(await arrivalOf(soon)).toEqual([]);
});

test('a wrong key, the key of another booking, a revoked key and an expired one find no booking', async () => {
  const number = await book(apartment, stayIn(50, 2), guest());
  const other = await book(apartment, stayIn(54, 2), guest());
  const [own, foreign] = [await bookingLink(number), await bookingLink(other)];
  const unknown = await open('00000-00000', own.key);
  expect(codeOf(unknown)).toBe('booking-not-found');
  for (const key of [foreign.key, own.key.slice(1), own.key.toUpperCase(), '', 'x'.repeat(500)]) {
    expect(await open(number, key)).toEqual(unknown);
  }
  const reference = firestore().doc(bookingPath(number));
  const settledStay = (await reference.get()).get('settledStay') as object;

  // The link works until the guest leaves, and not a day longer.
  const here = { checkIn: inDays(-3), checkOut: inDays(0) };
  await reference.update({ ...here, settledStay: { ...settledStay, ...here }, revision: 11 });
  expect(codeOf(await open(number, own.key))).toBe('ok');
  const gone = { checkIn: inDays(-3), checkOut: inDays(-1) };
  await reference.update({ ...gone, settledStay: { ...settledStay, ...gone }, revision: 12 });
  expect(await open(number, own.key)).toEqual(unknown);

  // Any value works; another email makes the mailed link invalid as well.
  const revoked = firestore().doc(bookingPath(other));
  const email = (await revoked.get()).get('email') as string;
  for (const edit of [{ linkVersion: 1 }, { linkVersion: 'revoked' }, { email: 'somebody.else@example.net' }]) {
    await revoked.update({ linkVersion: 0, email, ...edit });
    expect(await open(other, foreign.key)).toEqual(unknown);
  }
  await revoked.update({ linkVersion: 0, email });
  expect(codeOf(await open(other, foreign.key))).toBe('ok');
});

test('mails after a revocation carry a new link', async () => {
  const number = await book(apartment, stayIn(60, 2), guest());
  const before = await bookingLink(number);
  const reference = firestore().doc(bookingPath(number));
  await reference.update({ linkVersion: 1, status: 'confirmed' });
  await expect.poll(() => queuedMails(number)).toContain('confirmed-guest-1');
  const after = await bookingLink(number, 'confirmed-guest-1');
  expect(after.key).not.toBe(before.key);
  expect(codeOf(await open(number, before.key))).toBe('booking-not-found');
  const outcome = await open(number, after.key);
  expect(outcome.ok && outcome.response.booking.status).toBe('confirmed');
});

test('the link of one booking of a group opens all of it', async () => {
  const [first, other] = await bookTogether([apartment, second], stayIn(70, 2), guest());
  const { key } = await bookingLink(first!);
  const outcome = await open(first!, key);
  if (!outcome.ok) throw new Error(outcome.body);
  const { booking, others } = outcome.response;
  expect(others).toMatchObject([{ id: other, group: first, apartment: second.slug, status: 'pending', firstName: '' }]);
  expect(Object.keys(others[0]!).sort()).toEqual(Object.keys(booking).sort());
});

test('only the link and the signed-in guest get the transfer that is due, with the payment codes of the mail', async () => {
  const said = await provenGuest();
  const stay = stayIn(90, 3);
  const number = await book(
    apartment,
    stay,
    { guest: { ...said.guest, country: 'Croatia' }, language: 'hr' },
    said.idToken,
  );
  const { key } = await bookingLink(number);
  const read = async (request: object, idToken?: string) => {
    const outcome = await callFunction('openBooking', { number, ...request }, idToken);
    return outcome.ok ? outcome.response.transfer : codeOf(outcome);
  };
  expect(await read({ key })).toBeNull();
  await firestore().doc(bookingPath(number)).update({ status: 'confirmed' });
  await expect.poll(() => queuedMails(number)).toContain('confirmed-guest-1');
  const mail = (await findMailsAbout(number)).find(({ id }) => id.endsWith('confirmed-guest-1'));
  const [sepa, hub3] = (mail?.get('message.attachments') as { contentType: string; content: string }[])
    .filter(({ contentType }) => contentType === 'image/png')
    .map(({ content }) => content);
  const { quote, advanceDueOn } = (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;
  const { holder, iban, bic } = settingsSchema.parse(sampleSettings).account!;
  const advance = {
    ...{ kind: 'advance', amount: quote.advancePayment, until: advanceDueOn, reference: number },
    ...{ holder, iban: iban.replaceAll(' ', ''), bic, codes: { sepa, hub3 } },
  };
  expect(await read({ key })).toEqual(advance);
  expect(await read({}, said.idToken)).toEqual(advance);
  expect(await read({}, (await provenGuest()).idToken)).toBe('booking-not-found');
  expect(await read({})).toBe('booking-not-found');

  await payAtDesk(number, 'advance', quote.advancePayment);
  const rest = { kind: 'balance', amount: quote.totalPayment - quote.advancePayment, until: stay.checkIn };
  expect(await read({ key })).toMatchObject(rest);
  await firestore()
    .doc(bookingPath(number))
    .update({ 'terms.balanceWays': ['cash'] });
  expect(await read({ key })).toBeNull();
});

test('attempts are limited per network', async () => {
  const restore = await setLimits({ openBooking: { perNetwork: 2 } });
  try {
    const from = '198.51.100.7';
    const attempt = () => callFunction('openBooking', { number: '00000-00000', key: 'wrong' }, undefined, from);
    await expect.poll(async () => codeOf(await attempt())).toBe('too-many-requests');
  } finally {
    await restore();
  }
});
