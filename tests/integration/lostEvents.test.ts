import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { expect, test } from 'vitest';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import { checkPlatforms } from '../../functions/src/calendars/checkPlatforms.ts';
import { settleBookings } from '../../functions/src/bookings/console/settleBookings.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingRequest, stayIn } from '../support/bookingRequest.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { createTestApartment } from '../support/testApartment.ts';

/* A project without triggers: no edit in the console has an event. */

test('an edit whose event was lost is made good by the sweep, once', async () => {
  await writeSettings();
  const apartment = await createTestApartment();
  const nobody = { uid: null, verifiedEmail: null, network: '203.0.113.0/24' };
  const { number } = await requestBooking(
    bookingRequest(apartment, stayIn(170, 3)),
    nobody,
    'a key',
    new Date(),
    checkPlatforms,
  );
  const reference = firestore().doc(bookingPath(number));
  const agreed = { apartment: apartment.slug, ...stayIn(170, 3) };
  await reference.update({ status: 'confirmed' });
  expect((await reference.get()).get('agreed')).toEqual({ ...agreed, status: 'pending' });
  expect(await settleBookings(new Date(), 'coming')).toEqual([number]);
  expect((await reference.get()).get('agreed')).toEqual({ ...agreed, status: 'confirmed' });
  expect(await queuedMails(number)).toContain('confirmed-guest-1');
  await expectConsistentNights(apartment.slug);
  expect(await settleBookings(new Date(), 'all')).toEqual([]);
});
