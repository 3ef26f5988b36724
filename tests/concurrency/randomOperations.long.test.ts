import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { blockPath, bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { discardWaitingMails } from '../support/mailQueue.ts';
import { eventuallyAgreed, readNightState } from '../support/expectConsistentNights.ts';
import { seededOperations } from '../support/seededRandom.ts';
import { signIn, signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

const operations = 600;
/** In milliseconds; every write runs a trigger. */
const timeout = 3_600_000;
/** Number of parallel operations. */
const atOnce = 24;

let apartment: Apartment;
beforeEach(async () => {
  apartment = await createTestApartment();
});
afterEach(() => removeTestApartment(apartment));

/**
 * Guests request, repeat and cancel; the owner confirms, cancels, revives, moves and deletes, closes nights and opens
 * them, in the console and on the owner's pages, all in parallel.
 */
test.each([1, 2, 3])(
  `${operations} random operations, seed %i: no overlap, no night lost or leaked`,
  { timeout },
  async (seed) => {
    const { random, run } = seededOperations(seed);
    const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
    const { idToken } = await signIn({});
    const owner = await signInAsOwner();
    const blocks: string[] = [];
    const sent: ReturnType<typeof bookingRequest>[] = [];
    const numbers: string[] = [];
    const done: Record<string, number> = {};
    const note = (what: string) => (done[what] = (done[what] ?? 0) + 1);

    // Forty nights for all, so that they collide.
    const randomStay = () => stayIn(30 + Math.floor(random() * 36), 1 + Math.floor(random() * 6));

    async function ask(request: ReturnType<typeof bookingRequest>) {
      const outcome = await callFunction('requestBooking', request, idToken);
      note(`ask: ${codeOf(outcome)}`);
      expect(codeOf(outcome)).toMatch(/^(ok|dates-taken)$/);
      if (outcome.ok && !numbers.includes(outcome.response.number)) numbers.push(outcome.response.number);
    }

    async function edit(fields: Record<string, unknown>) {
      const number = pick(numbers);
      if (!number) return note('edit: none yet');
      const reference = firestore().doc(bookingPath(number));
      const gone = await reference.update(fields).then(
        () => false,
        (error: { code?: number }) => {
          // NOT_FOUND: just deleted.
          if (error.code !== 5) throw error;
          return true;
        },
      );
      return note(`edit: ${gone ? 'gone' : Object.keys(fields).join(' ')}`);
    }

    async function editBlock() {
      const id = pick(blocks);
      if (random() < 0.5 || !id) {
        const made = randomUUID();
        await firestore()
          .doc(blockPath(made))
          .set({ apartment: apartment.slug, ...randomStay() });
        blocks.push(made);
        return note('block: made in the console');
      }
      const reference = firestore().doc(blockPath(id));
      if (random() < 0.4) {
        await reference.delete();
        return note('block: deleted in the console');
      }
      const { checkOut } = randomStay();
      const gone = await reference.update({ checkOut }).then(
        () => false,
        (error: { code?: number }) => {
          if (error.code !== 5) throw error;
          return true;
        },
      );
      return note(`block: ${gone ? 'gone' : 'edited in the console'}`);
    }

    async function block() {
      const requestId = randomUUID();
      const id = pick(blocks);
      if (random() < 0.5 || !id) {
        const request = { requestId, apartments: [apartment.slug], ...randomStay(), reason: '' };
        const outcome = await callFunction('blockNights', request, owner.idToken);
        note(`block: ${codeOf(outcome)}`);
        expect(codeOf(outcome)).toMatch(/^(ok|nights-held)$/);
        if (outcome.ok) blocks.push(...outcome.response.blocks.map((made) => made.block));
        return;
      }
      const revision = ((await firestore().doc(blockPath(id)).get()).get('revision') as number | undefined) ?? 0;
      const nights = random() < 0.5 ? null : { apartment: apartment.slug, ...randomStay() };
      const outcome = await callFunction('changeBlock', { requestId, block: id, revision, nights }, owner.idToken);
      note(`block changed: ${codeOf(outcome)}`);
      expect(codeOf(outcome)).toMatch(/^(ok|nights-held|changed-meanwhile|block-not-found)$/);
    }

    async function operate() {
      const kind = random();
      if (kind < 0.4) {
        const request = bookingRequest(apartment, randomStay());
        sent.push(request);
        return ask(request);
      }
      if (kind < 0.47) {
        const again = pick(sent);
        // A request of a deleted booking may book again under the same number.
        return again ? ask(again) : undefined;
      }
      if (kind < 0.65) {
        const number = pick(numbers);
        if (!number) return undefined;
        const outcome = await callFunction('cancelBooking', { number }, idToken);
        note(`cancel: ${codeOf(outcome)}`);
        return expect(codeOf(outcome)).toMatch(/^(ok|booking-not-found|not-cancellable)$/);
      }
      if (kind < 0.75) return edit({ status: 'confirmed' });
      if (kind < 0.8) return edit({ status: 'cancelled' });
      if (kind < 0.86) return edit({ status: 'pending' });
      if (kind < 0.9) return editBlock();
      if (kind < 0.95) return block();
      if (kind < 0.985) {
        const from = 30 + Math.floor(random() * 36);
        return edit({ moveTo: `${inDays(from)}/${inDays(from + 1 + Math.floor(random() * 6))}` });
      }
      const [number] = numbers.splice(Math.floor(random() * numbers.length), 1);
      if (number) await firestore().doc(bookingPath(number)).delete();
      return note('delete');
    }

    let started = 0;
    async function worker() {
      while (started < operations) {
        started += 1;
        await run(started, operate);
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker));
    await eventuallyAgreed(apartment.slug);
    const state = await readNightState(apartment.slug);
    console.log(
      `▸ seed ${seed}: ${JSON.stringify(done)}; ${state.bookings.length} bookings, ${state.closed.length} blocks, ${state.held.length} nights held`,
    );
    expect(state.held.length).toBeGreaterThan(0);
    await discardWaitingMails();
  },
);
