import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { findHistory } from '../../functions/src/bookings/change/bookingHistory.ts';
import { bookingPath, mailCollection } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import type { ComposedMail } from '../../functions/src/mail/format/ComposedMail.ts';
import { bookingLink } from '../support/bookingLink.ts';
import { book, stayIn, guestWith } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

const apartment = await apartmentOfFile();
const { idToken: owner } = await signInAsOwner();

let day = 10;
const mailAt = (id: string) => firestore().collection(mailCollection).doc(id);
const stateOf = async (id: string) => (await mailAt(id).get()).get('delivery.state') as unknown;
const resend = (mail: string, requestId = randomUUID(), idToken: string | undefined = owner) =>
  callFunction('resendMail', { requestId, mail }, idToken);
const resent = async (number: string) =>
  (await findHistory(number)).map((entry) => entry.data()).filter(({ action }) => action === 'mailResent');

/** A booking whose mails were sent, and the ID of the guest's mail. */
async function bookedAndMailed() {
  const email = `resend-${randomUUID()}@example.net`;
  const guest = guestWith(email);
  const number = await book(apartment, stayIn((day += 5), 2), { guest });
  const [mail] = await firestore()
    .collection(mailCollection)
    .where('to', 'array-contains', email)
    .get()
    .then((found) => found.docs);
  await expect.poll(() => stateOf(mail!.id)).toBe('SUCCESS');
  return { number, email, mail: mail!.id };
}

describe('sending a mail once more', () => {
  test('that was sent: creates a new mail with the same content and its own Message-ID, once per request', async () => {
    const { number, email, mail } = await bookedAndMailed();
    const requestId = randomUUID();
    const outcomes = await Promise.all([1, 2, 3].map(() => resend(mail, requestId)));
    const ids = outcomes.map((outcome) => (outcome.ok ? outcome.response.mail : outcome.body));
    expect(new Set(ids).size).toBe(1);
    const again = ids[0]!;
    expect(again).not.toBe(mail);
    await expect.poll(() => stateOf(again)).toBe('SUCCESS');
    const [first, second] = (await Promise.all([mailAt(mail).get(), mailAt(again).get()])).map((one) => one.data()!);
    expect(second).toMatchObject({ to: [email], message: first!.message, replyTo: first!.replyTo });
    expect(second!.delivery.info.messageId).not.toBe(first!.delivery.info.messageId);

    const [entry, ...more] = await resent(number);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      by: 'owner',
      email: 'owner@villa-murtela.example',
      changes: [{ field: 'mail', from: mail, to: again }],
    });
    expect((await firestore().doc(bookingPath(number)).get()).get('revision')).toBe(entry!.revision);
    // Another mail with the same request ID.
    expect(codeOf(await resend(again, requestId))).toBe('request-id-reused');
  });

  test('that failed: retries the same document', async () => {
    const { mail } = await bookedAndMailed();
    await mailAt(mail).update({ 'delivery.state': 'ERROR', 'delivery.error': 'Error: 550' });
    await eventsHandled(60_000);
    const outcome = await resend(mail);
    expect(outcome).toMatchObject({ ok: true, response: { mail } });
    await expect.poll(() => stateOf(mail)).toBe('SUCCESS');
    expect((await mailAt(mail).get()).get('delivery.attempts')).toBe(2);
  });

  test('goes to the current address of the booking', async () => {
    const { number, mail, email: first } = await bookedAndMailed();
    const email = `corrected-${randomUUID()}@example.net`;
    await mailAt(mail).update({ 'delivery.state': 'ERROR', 'delivery.error': 'Error: 550' });
    await firestore().doc(bookingPath(number)).update({ email });
    await eventsHandled(60_000);
    const earlier = await bookingLink(number);
    const outcome = await resend(mail);
    const again = outcome.ok ? outcome.response.mail : outcome.body;
    const { to, message } = (await mailAt(again).get()).data() as ComposedMail;
    expect(to).toEqual([email]);
    // The link in it opens the booking. The link that was sent to the first email no longer does.
    const [, key = ''] = /#key=(\S+)/.exec(message.text) ?? [];
    expect(codeOf(await callFunction('openBooking', { number, key }))).toBe('ok');
    expect(codeOf(await callFunction('openBooking', { number, key: earlier.key }))).toBe('booking-not-found');
    expect(message.text).toContain(`sign in with ${email}`);
    const calendar = message.attachments[0]!.content.replace(/\r\n[ \t]/g, '');
    expect(calendar).toMatch(new RegExp(`^ATTENDEE.*:mailto:${email}\\r$`, 'im'));
    expect(JSON.stringify([message.text, message.html, calendar])).not.toContain(first);
    // The failed mail records the ID of the new one, for lists of resent mails.
    expect((await mailAt(mail).get()).data()).toMatchObject({ delivery: { state: 'ERROR' }, resentAs: again });
    await expect.poll(() => stateOf(again)).toBe('SUCCESS');
  });

  test('to another address states the current booking, whatever the first mail said', async () => {
    const { number, mail } = await bookedAndMailed();
    await firestore()
      .doc(bookingPath(number))
      .update({ status: 'confirmed', email: `corrected-${randomUUID()}@example.net` });
    await eventsHandled(60_000);
    const outcome = await resend(mail);
    const again = outcome.ok ? outcome.response.mail : outcome.body;
    expect(again).toMatch(new RegExp(`^${number}-confirmed-guest-1-again-`));
    expect((await mailAt(again).get()).get('message.text')).toContain('IBAN');
  });

  test('is refused for mails to others, for unknown ones, and while it waits to be sent', async () => {
    const { number, mail } = await bookedAndMailed();
    for (const id of [mail.replace('-guest', '-owner'), `${number}-confirmed-guest-9`, 'failed-mails-2027-01-01']) {
      expect(codeOf(await resend(id))).toBe('mail-not-found');
    }
    const inAnHour = Timestamp.fromMillis(Date.now() + 3_600_000);
    await mailAt(mail).update({ delivery: FieldValue.delete(), sendAfter: inAnHour });
    expect(codeOf(await resend(mail))).toBe('not-possible');
    // Otherwise later tests would wait for it.
    await mailAt(mail).delete();
  });

  test('is limited to ten a day for a booking', async () => {
    const { mail } = await bookedAndMailed();
    for (let sent = 0; sent < 10; sent += 1) expect(codeOf(await resend(mail))).toBe('ok');
    expect(codeOf(await resend(mail))).toBe('too-many-requests');
  });
});
