import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { book } from '../support/bookingRequest.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * Guests whose language the site does not offer let Chrome translate its pages. Every page and dialog must still work,
 * and none may show a text that is out of date (translateAsChrome.js).
 */

test.use({ translated: true });
test.describe.configure({ mode: 'parallel' });

test('translated pages that the walks below do not visit open', async ({ page }) => {
  for (const name of ['about', 'contact', 'login', 'terms'] as const) {
    await page.goto(pathTo(name, 'en'));
    await hydrated(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('a guest looks for free weekends on home, chooses dates there, and requests the stay', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  const { t } = walk;
  const choose = (name: string) => walk.calendar.getByRole('button', { name, exact: true }).click();
  await walk.openHome();
  await walk.checkIn.click();
  await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
  await choose(t('calendar.mode.flexible'));
  await choose(t('calendar.flexible.kind.weekend'));
  await expect(walk.calendar.getByRole('status')).toHaveText(t('calendar.flexible.hint', { count: 2 }));
  await choose(t('calendar.flexible.kind.week'));
  await choose(t('calendar.mode.exact'));
  await walk.chooseDates(week, 'pointer');
  await walk.checkButton.click();
  await expect(walk.available).toBeVisible();
  const name = t('villa.apartments.lavender.name');
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await walk.requestButton.click();

  const code = page.getByRole('combobox', { name: t('form.phoneRegion') });
  for (const [region, shown] of [
    ['HR', '+385 ▾'],
    ['CZ', '+420 ▾'],
  ] as const) {
    await code.selectOption(region);
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
  }
  await walk.sendButton.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await walk.fillIn({ firstName: 'Jan', lastName: 'Novák', email: 'novak@example.net', phone: '221 012 911' });
  await walk.sendButton.click();
  await walk.expectConfirmation();
});

test('a guest changes party and dates on the list, waits for taken nights, and chooses dates at an apartment', async ({
  page,
  week,
  nextWeek,
}) => {
  const walk = new BookingWalk(page);
  const { t } = walk;
  const lavender = sampleVilla().find(({ slug }) => slug === 'lavender')!;
  await book(lavender, nextWeek);
  await page.goto(pathTo('apartments', 'en'));
  await walk.chooseDates(week, 'pointer');
  const name = t('villa.apartments.lavender.name');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card).toContainText(t('offer.totalFor', { count: 7 }));
  for (const kind of ['adults', 'children'] as const) {
    await walk.guests(kind).locator('..').getByRole('button').last().click();
  }
  await expect(page).toHaveURL(/adults=3&children=1/);
  await page.goto(pathTo('apartments', 'en') + stayQuery(nextWeek, { adults: 2, children: 0 }));
  await expect(card).toContainText(t('offer.reason.taken'));
  await page.getByRole('button', { name: `${name}: ${t('waitlist.ask')}` }).click();
  const dialog = page.getByRole('dialog', { name: t('waitlist.ask') });
  const email = dialog.getByRole('textbox', { name: t('waitlist.email') });
  for (const [typed, outcome] of [
    ['ada@example', 'waitlist.wrong'],
    [`translated-${week.checkIn}@example.net`, 'waitlist.sent'],
  ] as const) {
    await email.fill(typed);
    await email.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(t(outcome));
  }
  // A party that fits only into two apartments, and taken dates on an apartment's own page.
  await page.goto(pathTo('apartments', 'en') + stayQuery(week, { adults: 6, children: 0 }));
  await expect(page.getByText(t('offer.together.how')).first()).toBeVisible();
  await page.goto(pathTo('apartment', 'en', 'lavender') + stayQuery(nextWeek, { adults: 2, children: 0 }));
  await expect(page.getByText(t('errors.dates-taken'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('gallery.showAll') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('gallery.next'), exact: true })
    .click();
  await page.keyboard.press('Escape');

  await walk.openApartment('lavender');
  await walk.chooseDates(week, 'pointer');
  await expect(walk.available).toBeVisible();
});
