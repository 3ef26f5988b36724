import { randomUUID } from 'node:crypto';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { confirmMinutes } from '../../functions/src/contract/unconfirmedRequest.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, stayIn } from '../support/bookingRequest.ts';
import { mailsTo } from '../support/caughtMails.ts';
import { claimSettings, releaseSettings } from '../support/claimSettings.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { BookingWalk, type Guest } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { setLimits } from '../support/limits.ts';

/** In nights. More than other tests, which may run at the same time, request with one email. */
const most = 120;
const plenty = 100_000;

/** The guest's other requests: all nights that one email may hold. */
const stays = [stayIn(30, 60), stayIn(90, 60)];
/** The apartment of these stays. */
let elsewhere: Apartment;
let restoreLimits: () => Promise<void>;
// Limits only the nights that one email holds, to more than any other test uses.
test.beforeEach(async () => {
  elsewhere = await createTestApartment();
  await claimSettings();
  restoreLimits = await setLimits({
    requestBooking: { perAccount: plenty, perNetwork: plenty, overall: plenty, mailsPerUnprovenEmail: plenty },
    nights: { unprovenEmail: most, unprovenShare: plenty, provenEmail: most },
  });
});
test.afterEach(async () => {
  await restoreLimits();
  await releaseSettings();
  await removeTestApartment(elsewhere);
});

test('a guest who already holds many nights has to confirm by email, and then gets the nights', async ({
  page,
  week,
}) => {
  const email = `click-${randomUUID()}@example.net`;
  const guest: Guest = { firstName: 'Jürgen', lastName: 'Weiß', email, phone: '+49 170 1234567' };
  for (const stay of stays) await book(elsewhere, stay, { guest });
  const walk = new BookingWalk(page, 'de');
  const { t } = walk;
  await page.setViewportSize({ width: 360, height: 740 });
  await walk.openRequest('olive', week);
  await walk.fillIn(guest);
  await walk.sendButton.click();

  const heading = page.getByRole('heading', { level: 1 });
  for (const shown of ['sent', 'reloaded']) {
    await test.step(`says what is missing: ${shown}`, async () => {
      await expect(heading).toHaveText(t('confirmation.unconfirmed.title'));
      const lead = t('confirmation.unconfirmed.lead', { email, minutes: confirmMinutes });
      await expect(page.getByRole('main')).toContainText(lead);
      await expect(page.getByRole('main')).not.toContainText(t('confirmation.status.pending'));
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
    await page.reload();
  }

  const link = await test.step('mails the link', async () => {
    const find = async () => {
      const texts = (await mailsTo(email)).map(({ text }) => text);
      return texts.map((text) => /http\S+\/request\/confirm\S+/.exec(text)?.[0]).find(Boolean);
    };
    await expect.poll(find).toBeTruthy();
    return new URL((await find())!);
  });
  const booking = firestore().doc(bookingPath(link.searchParams.get('number')!));
  await page.goto(link.href);
  await expect(heading).toHaveText(t('mail.unconfirmed.page.open.title'));
  await expect(page.getByRole('main')).toContainText(t('villa.apartments.olive.name'));
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect((await booking.get()).exists).toBe(false);

  await walk.button('mail.unconfirmed.page.open.button').click();
  await expect(heading).toHaveText(t('mail.unconfirmed.page.booked.title'));
  await expectAccessible(page);
  expect((await booking.get()).data()).toMatchObject({ ...week, email, emailProven: true, status: 'pending' });
  // The page of the booking asks whose it is.
  await page.getByRole('link', { name: t('mail.received.guest.button') }).click();
  await expect(page).toHaveURL(/\/de\/login/);
});
