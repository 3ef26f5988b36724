import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { expect, test } from 'vitest';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import { settleBookings } from '../../functions/src/bookings/console/settleBookings.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { anonymousGuest, bookingRequest, stayIn } from '../support/bookingRequest.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { createTestApartment } from '../support/testApartment.ts';

/* A project without triggers, so console edits cause no event. */

test('an edit whose event was lost is settled by the sweep, once', async () => {
  await writeSettings();
  const apartment = await createTestApartment();
  const request = bookingRequest(apartment, stayIn(170, 3));
  const { number } = await requestBooking(request, anonymousGuest, new Date());
  const reference = firestore().doc(bookingPath(number));
  const settledStay = { apartment: apartment.slug, ...stayIn(170, 3) };
  await reference.update({ status: 'confirmed' });
  expect((await reference.get()).get('settledStay')).toEqual({ ...settledStay, status: 'pending' });
  expect(await settleBookings(new Date())).toEqual([number]);
  expect((await reference.get()).get('settledStay')).toEqual({ ...settledStay, status: 'confirmed' });
  expect(await queuedMails(number)).toContain('confirmed-guest-1');
  await expectConsistentNights(apartment.slug);
  expect(await settleBookings(new Date())).toEqual([]);
});
