import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf, writeDateIn } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { anyModule, holdBack } from './holdBack.ts';
import { hydrated, isHydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const t = messagesOf('en');

test('scripts load at the first touch although a picture is still loading', async ({ page }) => {
  // Stops the page's clock. Otherwise the scripts would load after a while even without a touch.
  await page.clock.install({ time: '2027-01-01T10:00:00' });
  await page.clock.pauseAt('2027-01-01T10:00:01');
  await holdBack(page, /terrace-morning/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await isHydrated(page)).toBe(true);
  }).toPass();
});

test.describe('before the page is hydrated', () => {
  test('the search and the panel of an apartment are ordinary forms', async ({ page, week }) => {
    const letScriptsGo = await holdBack(page, anyModule);
    const walk = new BookingWalk(page);
    await page.goto('/');
    await walk.checkIn.fill(week.checkIn);
    await walk.checkOut.fill(week.checkOut);
    await walk.checkButton.click();
    await expect(page).toHaveURL(`/apartments${stayQuery(week, { adults: 2, children: 0 })}&babies=0`);
    await page.goto('/apartment/olive');
    await walk.checkIn.fill(week.checkIn);
    await walk.checkOut.fill(week.checkOut);
    await walk.guests('adults').fill('3');
    await walk.guests('adults').press('Enter');
    await expect(page).toHaveURL(`/apartment/olive${stayQuery(week, { adults: 3, children: 0 })}&babies=0`);
    letScriptsGo();
    await hydrated(page);
    await expect(walk.checkIn).toHaveValue(writeDateIn('en', week.checkIn));
    await expect(walk.guests('adults')).toHaveValue('3');
  });

  test('typed dates count once the page is hydrated, together with the stay in the URL', async ({ page, week }) => {
    const letScriptsGo = await holdBack(page, anyModule);
    const walk = new BookingWalk(page);
    await page.goto(`/apartment/olive?checkIn=${week.checkIn}&adults=2&children=1`);
    await walk.guests('adults').fill('3');
    await walk.checkOut.fill(week.checkOut);
    await walk.guests('children').focus();
    letScriptsGo();
    await hydrated(page);
    await expect(page).toHaveURL(`/apartment/olive${stayQuery(week, { adults: 3, children: 1 })}`);
    await expect(walk.checkOut).toHaveValue(writeDateIn('en', week.checkOut));
    await expect(walk.guests('adults')).toHaveValue('3');
  });

  test('a field that is being edited is not changed, and is read when it loses the focus', async ({ page, week }) => {
    const letScriptsGo = await holdBack(page, anyModule);
    const walk = new BookingWalk(page);
    await page.goto('/apartment/olive');
    await walk.checkIn.pressSequentially(week.checkIn.slice(0, 4));
    letScriptsGo();
    await hydrated(page);
    await walk.checkIn.pressSequentially(week.checkIn.slice(4));
    await walk.checkIn.press('Enter');
    await expect(page).toHaveURL(new RegExp(`checkIn=${week.checkIn}`));
    await expect(walk.checkOut).toBeFocused();
  });

  test('a form that needs scripts cannot be sent, and keeps what was typed', async ({ page }) => {
    const letScriptsGo = await holdBack(page, anyModule);
    await page.goto('/contact');
    const send = page.getByRole('button', { name: t('contact.send'), exact: true });
    await expect(send).toBeDisabled();
    const name = page.getByRole('textbox', { name: t('form.firstName'), exact: true });
    await name.fill('Ada');
    await name.press('Enter');
    letScriptsGo();
    await expect(send).toBeEnabled();
    await expect(name).toHaveValue('Ada');
  });

  test('links keep the stay of the URL, and a link to another language stores the choice', async ({
    page,
    context,
    week,
  }) => {
    await holdBack(page, anyModule);
    const query = stayQuery(week, { adults: 2, children: 1 });
    await page.goto(`/apartment/olive${query}`);
    await page.getByRole('button', { name: t('site.language'), exact: true }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`/de/wohnungen/olive${query}`);
    expect((await context.cookies()).find(({ name }) => name === 'set-locale')?.value).toBe('de');
    await page
      .getByRole('banner')
      .getByRole('link', { name: messagesOf('de')('site.nav.about'), exact: true })
      .click();
    await expect(page).toHaveURL(pathTo('about', 'de') + query);
  });
});
