import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { FieldPath, type DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditData } from '../../functions/src/audit/auditData.ts';
import { cancelBooking } from '../../functions/src/bookings/change/cancelBooking.ts';
import { decideByLink } from '../../functions/src/owner/decideByLink.ts';
import { settleBooking } from '../../functions/src/bookings/console/settleBooking.ts';
import { recordConsoleEdit } from '../../functions/src/bookings/console/recordConsoleEdit.ts';
import { expireRequests } from '../../functions/src/bookings/request/expireRequests.ts';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { bookingPath, mailCollection, withheldMailCollection } from '../../functions/src/contract/collections.ts';
import { formatMoney } from '../../functions/src/domain/formatNumber.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { decideRequestUrl } from '../../functions/src/mail/compose/pageUrl.ts';
import { changeBookingStatus } from '../../functions/src/owner/changeBookingStatus.ts';
import { editBooking } from '../../functions/src/owner/editBooking.ts';
import { moveBooking } from '../../functions/src/owner/moveBooking.ts';
import { recordPayment } from '../../functions/src/owner/recordPayment.ts';
import { undoChange } from '../../functions/src/owner/undoChange.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { anonymousGuest, bookingRequest, inDays, stayIn, guestWith } from '../support/bookingRequest.ts';
import { formatIn } from '../support/messagesOf.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { createTestApartment } from '../support/testApartment.ts';
import { storedBooking } from '../support/storedBooking.ts';
import { releaseOverdueMails, releaseWithheldMail } from '../../functions/src/mail/deliver/releaseWithheldMail.ts';
import { mailReference, withheldMailReference } from '../../functions/src/mail/queue/queueMails.ts';

/* A mail that waits while a change can be undone, and a second change of the booking within that minute. */

const db = firestore();
const owner = { email: 'owner@example.net' };
const key = 'a key';
let apartment: Apartment;

beforeAll(async () => {
  vi.stubEnv('LINK_KEY', key);
  await writeSettings({ ownerLanguage: 'en' });
  apartment = await createTestApartment();
});
afterAll(() => vi.unstubAllEnvs());

let day = 30;
const nextStay = () => stayIn((day += 5), 3);

const documentOf = (number: string) => db.doc(bookingPath(number)).get();

/** A request for {@link nextStay}, whose mails have been sent. */
async function requested(now: Date): Promise<{ number: string; email: string; stay: Stay }> {
  const stay = nextStay();
  const email = `${randomUUID()}@example.net`;
  const request = bookingRequest(apartment, stay, { guest: guestWith(email) });
  const { number } = await requestBooking(request, anonymousGuest, now);
  for (const mail of await mailsOf(number)) await mail.ref.update({ delivery: { state: 'SUCCESS' } });
  return { number, email, stay };
}

/** All mails about the booking: sent, waiting, or withheld. */
async function mailsOf(number: string): Promise<DocumentSnapshot[]> {
  const id = FieldPath.documentId();
  const found = await Promise.all(
    [mailCollection, withheldMailCollection].map((collection) =>
      db.collection(collection).where(id, '>=', `${number}-`).where(id, '<', `${number}.`).get(),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}

/** Kinds of the mails since the request, without the sequence: `confirmed-guest`. */
async function toldOf(number: string): Promise<string[]> {
  const kinds = (await mailsOf(number)).map(({ id }) => id.slice(number.length + 1).replace(/-\d+$/, ''));
  return kinds.filter((kind) => !kind.startsWith('received-')).sort();
}

async function mailTo(number: string, kind: string): Promise<DocumentSnapshot> {
  const found = (await mailsOf(number)).filter(({ id }) => id.startsWith(`${number}-${kind}-`));
  expect(found).toHaveLength(1);
  return found[0]!;
}

const textTo = async (number: string, kind: string) => (await mailTo(number, kind)).get('message.text') as string;
const both = (kind: string) => [`${kind}-guest`, `${kind}-owner`];
const datesOf = (stay: Stay) => formatIn('en').stay(stay);

const toChange = async (number: string) => ({
  requestId: randomUUID(),
  booking: number,
  revision: (await storedBooking(number)).revision ?? 0,
});

async function decide(number: string, decision: 'confirm' | 'decline' | 'cancel' | 'reopen', now: Date) {
  const how = { message: '', atWishOf: 'owner', together: false, despitePlatforms: [] as string[] } as const;
  return changeBookingStatus({ ...(await toChange(number)), decision, ...how }, owner, now);
}

async function move(number: string, stay: Stay, now: Date) {
  const where = { apartment: apartment.slug, ...stay, price: { kind: 'keep' }, despitePlatforms: [] } as const;
  return moveBooking({ ...(await toChange(number)), ...where } as never, owner, now);
}

/** Does what the trigger does after an edit in the console. */
async function editInConsole(number: string, fields: Record<string, unknown>, now: Date) {
  const before = (await documentOf(number)).data();
  await db.doc(bookingPath(number)).update(fields);
  await recordConsoleEdit(number, before, (await documentOf(number)).data(), randomUUID(), now);
  await settleBooking(number, now);
}

async function linkTo(number: string) {
  const booking = { ...(await storedBooking(number)), id: number };
  const { searchParams } = new URL(decideRequestUrl('confirm', [booking], settings.ownerEmail)!);
  return { number, version: searchParams.get('version')!, key: searchParams.get('key')! };
}

const now = new Date();

describe.each(['function', 'extension'])('in the minute after a change, while the %s delivers', (delivery) => {
  beforeEach(() => vi.stubEnv('MAIL_DELIVERY', delivery));

  test('confirmed, then cancelled by the guest: only "cancelled" is mailed', async () => {
    const { number, email } = await requested(now);
    await decide(number, 'confirm', now);
    expect(await toldOf(number)).toEqual(both('confirmed'));
    await cancelBooking({ number }, { uid: 'guest', verifiedEmail: email }, now);
    expect(await toldOf(number)).toEqual(both('cancelled'));
    expect((await mailTo(number, 'cancelled-guest')).ref.parent.id).toBe(mailCollection);
  });

  test('a mail whose sending has begun is sent, and so is the next one', async () => {
    const { number, email } = await requested(now);
    await decide(number, 'confirm', now);
    // With the extension, the mail is in `mail` from then on.
    const mail = await mailTo(number, 'confirmed-guest');
    const { sendAfter: _, ...content } = mail.data()!;
    if (delivery === 'extension') await mail.ref.delete();
    await db.doc(`${mailCollection}/${mail.id}`).set({ ...content, delivery: { state: 'PROCESSING' } });
    await cancelBooking({ number }, { uid: 'guest', verifiedEmail: email }, now);
    expect(await toldOf(number)).toEqual(['cancelled-guest', 'cancelled-owner', 'confirmed-guest']);
  });
});

// Its mails wait in another collection.
describe('in the minute after a change, while the extension delivers', () => {
  beforeEach(() => vi.stubEnv('MAIL_DELIVERY', 'extension'));

  test('confirmed, then cancelled by the owner: the guest, who knows of a request, is told that it is declined', async () => {
    const { number } = await requested(now);
    await decide(number, 'confirm', now);
    await decide(number, 'cancel', now);
    expect(await toldOf(number)).toEqual(both('declined'));
  });

  test('confirmed, then moved: one mail says that the stay is confirmed, with its new dates', async () => {
    const { number } = await requested(now);
    await decide(number, 'confirm', now);
    const stay = nextStay();
    await move(number, stay, now);
    expect(await toldOf(number)).toEqual(both('confirmed'));
    const mail = await mailTo(number, 'confirmed-guest');
    expect(mail.get('message.subject')).toContain(datesOf(stay));
    expect(mail.get('message.text')).toContain('IBAN');
    expect(mail.get('message.attachments')[0].content).toContain('SEQUENCE:2');
    expect(mail.get('sendAfter')).toBeDefined();
    // Moves it once more. The guest still knows only of the request.
    await move(number, nextStay(), now);
    expect(await toldOf(number)).toEqual(both('confirmed'));
  });

  test('moved twice: one mail, with the stay that the guest knew', async () => {
    const { number, stay } = await requested(now);
    await move(number, nextStay(), now);
    const last = nextStay();
    await move(number, last, now);
    expect(await toldOf(number)).toEqual(both('moved'));
    expect(await textTo(number, 'moved-guest')).toContain(datesOf(stay));
    expect((await mailTo(number, 'moved-guest')).get('message.subject')).toContain(datesOf(last));
  });

  test('moved, then expired: the mail has the stay that the guest knows', async () => {
    const { number, stay } = await requested(now);
    await move(number, nextStay(), now);
    await db.doc(bookingPath(number)).update({ pendingSince: new Date(0) });
    expect(await expireRequests(now)).toContain(number);
    expect(await toldOf(number)).toEqual(both('expired'));
    expect((await mailTo(number, 'expired-guest')).get('message.subject')).toContain(datesOf(stay));
  });

  test('declined, then reopened: no mail for the guest, new links for the owner', async () => {
    const { number } = await requested(now);
    await decide(number, 'decline', now);
    await decide(number, 'reopen', now);
    expect(await toldOf(number)).toEqual(['reopened-owner']);
    const { version } = await linkTo(number);
    expect(await textTo(number, 'reopened-owner')).toContain(`version=${version}`);
  });

  test('confirmed, then edited at the desk: one mail, to the new address and with the new price', async () => {
    const { number } = await requested(now);
    await decide(number, 'confirm', now);
    const email = `${randomUUID()}@example.net`;
    const request = { ...(await toChange(number)), changes: { email }, price: { kind: 'agreed', total: 30_000 } };
    const { change } = await editBooking(request as never, owner, now);
    expect(await toldOf(number)).toEqual(both('confirmed'));
    const mail = await mailTo(number, 'confirmed-guest');
    expect(mail.get('to')).toEqual([email]);
    expect(mail.get('message.text')).toContain(formatMoney('en', 30_000));
    // After the undo the guest must still be told that the stay is confirmed, which can no longer be undone.
    await undoChange({ requestId: randomUUID(), change }, owner, now);
    expect(await toldOf(number)).toEqual(both('confirmed'));
    const again = await mailTo(number, 'confirmed-guest');
    expect(again.get('to')).not.toEqual([email]);
    expect(again.get('sendAfter')).toBeUndefined();
  });

  test('confirmed, then paid: the mail says what is left to pay', async () => {
    const { number } = await requested(now);
    await decide(number, 'confirm', now);
    const payment = { kind: 'advance', amount: 1234, on: inDays(0), note: '' } as const;
    await recordPayment({ ...(await toChange(number)), ...payment }, owner, now);
    expect(await toldOf(number)).toEqual(both('confirmed'));
    expect(await textTo(number, 'confirmed-guest')).toContain(formatMoney('en', 1234));
  });

  test('confirmed, then another email in the console: the mail goes there, and the email is unproven', async () => {
    const { number } = await requested(now);
    await db.doc(bookingPath(number)).update({ emailProven: true });
    await decide(number, 'confirm', now);
    const email = `${randomUUID()}@example.net`;
    await editInConsole(number, { email }, now);
    expect(await toldOf(number)).toEqual(both('confirmed'));
    expect((await mailTo(number, 'confirmed-guest')).get('to')).toEqual([email]);
    expect((await storedBooking(number)).emailProven).toBe(false);
  });

  test('confirmed, then deleted in the console: no mail is sent', async () => {
    const { number } = await requested(now);
    await decide(number, 'confirm', now);
    await db.doc(bookingPath(number)).delete();
    await settleBooking(number, now);
    expect(await toldOf(number)).toEqual([]);
  });

  test('confirmed by link: the owner is mailed at once, and an undo ends the link and sends another', async () => {
    const { number } = await requested(now);
    const link = await linkTo(number);
    await decideByLink(link, { decision: 'confirm' }, now);
    const toOwner = await mailTo(number, 'confirmed-owner');
    expect(toOwner.ref.parent.id).toBe(mailCollection);
    expect(toOwner.get('sendAfter')).toBeUndefined();
    expect(toOwner.get('message.text')).toContain('If it was not you');
    expect(toOwner.get('message.text')).toContain(`/host/bookings/${number}`);
    expect((await mailTo(number, 'confirmed-guest')).get('sendAfter')).toBeDefined();
    await toOwner.ref.update({ delivery: { state: 'SUCCESS' } });

    const entries = await db.collection('history').where('subject', '==', bookingPath(number)).get();
    const change = entries.docs.find((entry) => entry.get('action') === 'confirmed')!.id;
    await undoChange({ requestId: randomUUID(), change }, owner, now);
    expect(await toldOf(number)).toEqual(['confirmed-owner', 'reopened-owner']);
    expect(await decideByLink(link, { decision: 'confirm' }, now)).toMatchObject({
      state: 'changed',
    });
    expect((await storedBooking(number)).status).toBe('pending');
    const again = await mailTo(number, 'reopened-owner');
    expect(again.get('sendAfter')).toBeUndefined();
    expect(again.get('message.attachments')[0].content).toContain('SEQUENCE:2');
    const next = await linkTo(number);
    expect(again.get('message.text')).toContain(`version=${next.version}`);
    expect(await decideByLink(next, { decision: 'decline' }, now)).toMatchObject({
      state: 'declined',
    });
  });
});

test('the weekly check does not report mails that were replaced as missing', async () => {
  const later = new Date(Date.now() + 3_600_000);
  const { findings } = await auditData(later);
  expect(findings.filter(({ kind }) => kind === 'mail-missing')).toEqual([]);
});

/** The collections that contain the mail. */
async function placeOf(id: string): Promise<string[]> {
  const found = await firestore().getAll(mailReference(id), withheldMailReference(id));
  return found.filter(({ exists }) => exists).map(({ ref }) => ref.parent.id);
}

describe('while the extension delivers, a withheld mail', () => {
  // The extension sends every document of `mail` at once, so mails about changes that can be undone must not be there.
  beforeEach(() => vi.stubEnv('MAIL_DELIVERY', 'extension'));

  /** Confirms a new request. */
  async function confirmed(now: Date) {
    const { number } = await requested(now);
    const { change, undoUntil } = await decide(number, 'confirm', now);
    return { number, id: `${number}-confirmed-guest-1`, change, until: Date.parse(undoUntil!) };
  }

  test('is moved to its collection at its time, complete and once, however many tasks there are', async () => {
    const { number, id, until } = await confirmed(new Date());
    // Mails about changes that cannot be undone are there at once.
    expect(await placeOf(`${number}-received-guest`)).toEqual(['mail']);
    expect(await placeOf(id)).toEqual(['withheldMail']);
    expect(await releaseWithheldMail(id, new Date(until - 1))).toBe('withheld');
    await releaseOverdueMails(new Date(until - 1));
    expect(await placeOf(id)).toEqual(['withheldMail']);

    const { sendAfter: _, ...written } = (await withheldMailReference(id).get()).data()!;
    const outcomes = await Promise.all([1, 2, 3].map(() => releaseWithheldMail(id, new Date(until))));
    expect(outcomes.filter((outcome) => outcome === 'released')).toHaveLength(1);
    expect(await placeOf(id)).toEqual(['mail']);
    expect((await mailReference(id).get()).data()).toEqual(written);
    expect(written).toMatchObject({ to: [expect.any(String)], message: { subject: expect.any(String) } });
    expect(await releaseWithheldMail(id, new Date(until))).toBe('none');
  });

  test('is moved by the next run if its task was lost', async () => {
    const { id, until } = await confirmed(new Date());
    expect(await releaseOverdueMails(new Date(until))).toBeGreaterThan(0);
    expect(await placeOf(id)).toEqual(['mail']);
  });

  test('is never moved if the change was undone', async () => {
    const now = new Date();
    const { id, change, until } = await confirmed(now);
    expect(await placeOf(id)).toEqual(['withheldMail']);
    await undoChange({ requestId: randomUUID(), change }, owner, now);
    expect(await placeOf(id)).toEqual([]);
    expect(await releaseWithheldMail(id, new Date(until))).toBe('none');
    expect(await placeOf(id)).toEqual([]);
  });
});
