import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { book } from '../support/bookingRequest.ts';
import { formatIn } from '../support/messagesOf.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

test('a party that needs several apartments can wait for them', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  for (const slug of ['lavender', 'olive']) {
    await book(sampleApartment(slug), week);
  }
  const ask = walk.t('waitlist.askTogether');
  for (const path of [pathTo('apartments', 'en'), pathTo('apartment', 'en', 'rosemary')]) {
    await page.goto(path + stayQuery(week, { adults: 6, children: 0 }));
    await page.getByRole('button', { name: ask, exact: true }).click();
    await expect(page.getByRole('dialog', { name: ask })).toContainText(formatIn('en').stay(week));
  }
  const dialog = page.getByRole('dialog', { name: ask });
  await dialog.getByRole('textbox', { name: walk.t('waitlist.email') }).fill(`together-${week.checkIn}@example.net`);
  await dialog.getByRole('button', { name: walk.t('waitlist.send'), exact: true }).click();
  await expect(dialog.getByRole('status')).toHaveText(walk.t('waitlist.sent'));
});

test(
  'the list leads from taken nights to the waitlist: a mistyped email is pointed out, a right one gets a mail',
  { tag: '@phone' },
  async ({ page, week }) => {
    const walk = new BookingWalk(page, 'it');
    await book(sampleApartment('lavender'), week);
    await page.goto(pathTo('apartments', 'it') + stayQuery(week, { adults: 2, children: 0 }));
    const ask = walk.t('waitlist.ask');
    await page.getByRole('button', { name: `${walk.t('villa.apartments.lavender.name')}: ${ask}` }).click();
    const dialog = page.getByRole('dialog', { name: ask });
    for (const text of [walk.t('villa.apartments.lavender.name'), formatIn('it').stay(week)]) {
      await expect(dialog).toContainText(text);
    }
    const email = dialog.getByRole('textbox', { name: walk.t('waitlist.email') });
    await email.fill('ada@example');
    await email.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(walk.t('waitlist.wrong'));
    await expect(email).toBeFocused();
    await expectAccessible(page);

    await email.fill(`waitlist-${week.checkIn}@example.net`);
    await email.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(walk.t('waitlist.sent'));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: walk.t('waitlist.close') }).click();
    await expect(dialog).toBeHidden();
  },
);
