import '../support/emulators.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSameBookedStay } from '../../functions/src/bookings/bookedStay.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingsCollection } from '../../functions/src/contract/collections.ts';
import { nightCount } from '../../functions/src/domain/stay.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { seededOperations } from '../support/seededRandom.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

const edits = 30;
const timeout = 1_800_000;

let apartment: Apartment;
beforeEach(async () => {
  apartment = await createTestApartment();
});
afterEach(() => removeTestApartment(apartment));

/** The booking's status after each kind of mail; a move keeps it. */
const statusAfter: Record<string, string> = {
  received: 'pending',
  reopened: 'pending',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  cancelledByOwner: 'cancelled',
  declined: 'cancelled',
  expired: 'cancelled',
};

/**
 * Random edits of single fields, valid and invalid, while guests book and cancel; in the end everything must be
 * consistent.
 */
test.each([11, 12, 13])(
  `${edits} edits of single fields beside guests who book and cancel, seed %i: nights, calendar, agreed state and mails agree`,
  { timeout },
  async (seed) => {
    const { random, run } = seededOperations(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const { idToken } = await signIn({});
    const ids: string[] = [];
    const done: Record<string, number> = {};
    const note = (what: string) => (done[what] = (done[what] ?? 0) + 1);
    const from = () => 30 + Math.floor(random() * 30);
    const day = () => inDays(from());

    async function askOrCancel() {
      if (random() < 0.65 || ids.length === 0) {
        const stay = stayIn(from(), 1 + Math.floor(random() * 5));
        const outcome = await callFunction('requestBooking', bookingRequest(apartment, stay), idToken);
        note(`ask: ${codeOf(outcome)}`);
        expect(codeOf(outcome)).toMatch(/^(ok|dates-taken)$/);
        if (outcome.ok) ids.push(outcome.response.number);
        return;
      }
      const outcome = await callFunction('cancelBooking', { number: pick(ids) }, idToken);
      note(`cancel: ${codeOf(outcome)}`);
      expect(codeOf(outcome)).toMatch(/^(ok|booking-not-found)$/);
    }

    const slips = [
      () => ({ status: pick(['Confirmed', 'confirmd', '', 'canceled', 7]) }),
      () => ({ checkIn: pick([day(), '1.6.2027', null]) }),
      () => ({ checkOut: day() }),
      () => ({ apartment: pick(['attic', 'olive', '']) }),
      () => ({ email: pick(['Ada@Example.NET', ' ada@example.net']) }),
      () => ({ moveTo: pick(['soon', `${day()}`, `attic ${inDays(40)}/${inDays(41)}`]) }),
      () => ({ number: 'X' }),
      () => ({ nights: 99 }),
    ];
    const sensible = [
      () => ({ status: 'confirmed' }),
      () => ({ status: 'cancelled' }),
      () => ({ status: 'pending' }),
      () => {
        const first = from();
        return { moveTo: `${inDays(first)}/${inDays(first + 1 + Math.floor(random() * 5))}` };
      },
    ];

    async function edit() {
      // Some bookings are entered by the owner, field by field.
      if (random() < 0.15) {
        const reference = firestore().collection(bookingsCollection).doc();
        const stay = stayIn(from(), 2);
        ids.push(reference.id);
        note('enter');
        await reference.set({ apartment: apartment.slug });
        for (const fields of [{ checkIn: stay.checkIn }, { checkOut: stay.checkOut }, { status: 'confirmed' }]) {
          await reference.update(fields);
        }
        return;
      }
      const fields = pick(random() < 0.5 ? slips : sensible)();
      note(`edit: ${Object.keys(fields).join(' ')}`);
      await firestore().collection(bookingsCollection).doc(pick(ids)).update(fields);
    }

    for (let index = 0; index < 6; index += 1) await askOrCancel();
    let edited = 0;
    const owner = (async () => {
      for (; edited < edits; edited += 1) await run(edited, edit);
    })();
    let asked = edits;
    const guests = Array.from({ length: 3 }, async () => {
      while (edited < edits) await run((asked += 1), askOrCancel);
    });
    await Promise.all([owner, ...guests]);
    await expect.poll(() => faultsOf(ids), { timeout: 600_000, interval: 1000 }).toEqual([]);
    const state = await eventuallyConsistent(apartment.slug);
    console.log(`▸ seed ${seed}: ${JSON.stringify(done)}; ${ids.length} bookings, ${state.held.length} nights held`);
  },
);

/** Inconsistencies of these bookings. */
async function faultsOf(ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(ids.map(faultOf));
  return found.flat();
}

async function faultOf(id: string): Promise<string[]> {
  const booking = (await firestore().collection(bookingsCollection).doc(id).get()).data() as StoredBooking;
  if (!booking.agreed) {
    // Entered for taken nights: explained in `problem`, nothing else.
    const held = await firestore().collection('nights').where('booking', '==', id).get();
    const mails = held.size > 0 ? [] : await findMailsAbout(booking.number ?? id);
    return held.size === 0 && mails.length === 0 && booking.problem ? [] : [`${id} was never agreed`];
  }
  const faults: string[] = [];
  if (!isSameBookedStay(booking, booking.agreed)) faults.push(`${id} differs from what was agreed`);
  if (booking.nights !== nightCount(booking.agreed)) faults.push(`${id} counts its nights wrong`);
  if (booking.moveTo !== '') faults.push(`${id} still wants to move`);
  if (booking.email !== booking.email.trim().toLowerCase()) faults.push(`${id} has an email in capitals`);
  if ((booking.status === 'cancelled') !== (booking.endedBy !== null)) faults.push(`${id} was ended by nobody`);
  if ((booking.status === 'confirmed') !== (booking.wifiNote !== null)) faults.push(`${id} has a wrong note`);

  // Owner and guest got mails of the same changes, the last of which is the current state.
  const mails = (await findMailsAbout(booking.number)).map((mail) => mail.id.slice(booking.number.length + 1));
  const toOwner = mails.filter((mail) => mail.includes('-owner')).map(queuedMails);
  // Entered as cancelled: no mails.
  if (toOwner.length === 0 && id.length === 20 && booking.status === 'cancelled') return faults;
  const last = toOwner
    .filter(({ kind }) => kind !== 'moved')
    .toSorted((a, b) => b.sequence - a.sequence)
    .at(0);
  if (statusAfter[last?.kind ?? ''] !== booking.status)
    faults.push(`${id} is ${booking.status}, last mail: ${last?.kind}`);
  const sequences = toOwner.map(({ sequence }) => sequence);
  if (new Set(sequences).size !== sequences.length) faults.push(`${id} mailed two changes as one`);
  if (Math.max(...sequences) !== booking.sequence) faults.push(`${id} has a change that was not mailed`);
  return faults;
}

/** Parses `confirmed-owner-3`: kind and sequence. */
function queuedMails(mail: string): { kind: string; sequence: number } {
  const [kind = '', , sequence = '0'] = mail.split('-');
  return { kind, sequence: Number(sequence) };
}
