import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import { checkPlatforms } from '../../functions/src/calendars/checkPlatforms.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { releaseOverdueMails, releaseWithheldMail } from '../../functions/src/mail/deliver/releaseWithheldMail.ts';
import { mailReference, withheldMailReference } from '../../functions/src/mail/queue/mailDocument.ts';
import { decideBooking } from '../../functions/src/owner/decideBooking.ts';
import { undoChange } from '../../functions/src/owner/undoChange.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingRequest, stayIn } from '../support/bookingRequest.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { createTestApartment } from '../support/testApartment.ts';

/* The extension sends every document of `mail` at once; so what can still be undone must not be there. */
const owner = { uid: 'owner', email: 'owner@example.net' };
let apartment: Apartment;

beforeAll(async () => {
  vi.stubEnv('MAIL_DELIVERY', 'extension');
  await writeSettings({ ownerLanguage: 'en' });
  apartment = await createTestApartment();
});
afterAll(() => vi.unstubAllEnvs());

/** Confirms a new request. */
async function confirmed(daysAhead: number, now: Date) {
  const nobody = { uid: null, verifiedEmail: null, network: '203.0.113.0/24' };
  const { number } = await requestBooking(
    bookingRequest(apartment, stayIn(daysAhead, 3)),
    nobody,
    'a key',
    now,
    checkPlatforms,
  );
  const revision = ((await firestore().doc(bookingPath(number)).get()).get('revision') as number | undefined) ?? 0;
  const decision = {
    decision: 'confirm',
    message: '',
    atWishOf: 'owner',
    together: false,
    despitePlatforms: [] as string[],
  } as const;
  const request = { requestId: randomUUID(), booking: number, revision, ...decision };
  const { change, undoUntil } = await decideBooking(request, owner, now);
  return { number, id: `${number}-confirmed-guest-1`, change, until: Date.parse(undoUntil!) };
}

/** Where the mail is. */
async function placeOf(id: string): Promise<string[]> {
  const found = await firestore().getAll(mailReference(id), withheldMailReference(id));
  return found.filter(({ exists }) => exists).map(({ ref }) => ref.parent.id);
}

describe('while the extension delivers, a mail of what can be undone', () => {
  test('comes into its collection at its time, whole, once, however many tasks there are', async () => {
    const { number, id, until } = await confirmed(40, new Date());
    // What cannot be undone is there at once.
    expect(await placeOf(`${number}-received-guest`)).toEqual(['mail']);
    expect(await placeOf(id)).toEqual(['withheldMail']);
    expect(await releaseWithheldMail(id, new Date(until - 1))).toBe('withheld');
    expect(await releaseOverdueMails(new Date(until - 1))).toBe(0);
    expect(await placeOf(id)).toEqual(['withheldMail']);

    const { sendAfter: _, ...written } = (await withheldMailReference(id).get()).data()!;
    const outcomes = await Promise.all([1, 2, 3].map(() => releaseWithheldMail(id, new Date(until))));
    expect(outcomes.filter((outcome) => outcome === 'released')).toHaveLength(1);
    expect(await placeOf(id)).toEqual(['mail']);
    expect((await mailReference(id).get()).data()).toEqual(written);
    expect(written).toMatchObject({ to: [expect.any(String)], message: { subject: expect.any(String) } });
    expect(await releaseWithheldMail(id, new Date(until))).toBe('none');
  });

  test('comes there by the next run, should its task be lost', async () => {
    const { id, until } = await confirmed(50, new Date());
    expect(await releaseOverdueMails(new Date(until))).toBeGreaterThan(0);
    expect(await placeOf(id)).toEqual(['mail']);
  });

  test('never comes there once the change is undone', async () => {
    const now = new Date();
    const { id, change, until } = await confirmed(60, now);
    expect(await placeOf(id)).toEqual(['withheldMail']);
    await undoChange({ requestId: randomUUID(), change }, owner, now);
    expect(await placeOf(id)).toEqual([]);
    expect(await releaseWithheldMail(id, new Date(until))).toBe('none');
    expect(await placeOf(id)).toEqual([]);
  });
});
