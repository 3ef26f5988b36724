import { randomUUID } from 'node:crypto';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { book } from '../support/bookingRequest.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { expectAccessible } from './expectAccessible.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { tabTo } from './tabTo.ts';

const olive = sampleVilla().find(({ slug }) => slug === 'olive')!;

/** A request for olive of a guest whom no other test has. */
async function request(stay: Stay) {
  const lastName = `Look-${randomUUID().slice(0, 8)}`;
  const guest = { firstName: 'Ivana', lastName, email: `${lastName}@example.net`, phone: '+44 20 7946 0000' };
  return { number: await book(olive, stay, { guest }), name: `Ivana ${lastName}` };
}

for (const [language, width] of [
  ['de', 360],
  ['en', 1280],
] as const) {
  test(`every view has a dark scheme, in ${language} at ${width} px`, async ({ page, week }) => {
    const { number, name } = await request(week);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const desk = new HostDesk(page, language);
    const isDark = async () => {
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 27, 32)');
      await expectAccessible(page);
    };
    await desk.open();
    await expect(desk.card(name)).toBeVisible();
    await isDark();
    // The browser's bar continues the head of the desk.
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0a323e');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(10, 50, 62)');
    await desk
      .card(name)
      .getByRole('button', { name: desk.t('hostToday.request.decline'), exact: true })
      .click();
    await isDark();

    await page.goto(hostPath(language, 'calendar'));
    await desk.showMonthOf(week.checkIn);
    await expect(desk.night('olive', week.checkIn)).toBeVisible();
    await isDark();
    await desk.night('olive', week.checkIn).click();
    await expect(desk.dialog).toContainText(name);
    await isDark();

    await page.goto(hostPath(language, 'bookings'));
    await expect(page.getByRole('heading', { name: desk.t('hostBooking.title') })).toBeVisible();
    await isDark();
    await page.goto(hostPath(language, 'bookings', number));
    await expect(desk.button('hostBooking.actions.move')).toBeVisible();
    await isDark();
    await desk.button('hostBooking.actions.move').click();
    await isDark();

    await page.goto(hostPath(language, 'prices'));
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await isDark();

    await page.goto(hostPath(language, 'more'));
    for (const part of ['property', 'owners', 'limits', 'device'] as const) {
      await desk.button(`hostMore.parts.${part}`).click();
      await isDark();
    }

    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 242)');
  });

  test(`the views are reached by keyboard, in ${language} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const desk = new HostDesk(page, language);
    await desk.open();
    const navigation = page.getByRole('navigation', { name: desk.t('host.navigation') });
    for (const view of ['calendar', 'bookings', 'prices', 'more', 'today'] as const) {
      const link = navigation.getByRole('link', { name: desk.t(`host.views.${view}`), exact: true });
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(navigation.locator('[aria-current]')).toHaveCount(1);
      const { height } = (await link.boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(48);
    }
    await page.locator('body').evaluate((body: { focus: () => void; tabIndex: number }) => {
      body.tabIndex = -1;
      body.focus();
    });
    await tabTo(page, navigation.getByRole('link').last());
  });
}

test('on a phone, neither the navigation nor the line about a change covers anything @only-phone', async ({
  page,
  week,
}) => {
  const { number } = await request(week);
  const desk = new HostDesk(page, 'en');
  await desk.open('bookings', number);
  await desk.button('hostBooking.actions.confirm').click();
  await expect(desk.button('host.undo')).toBeVisible();
  const top = async (part: ReturnType<typeof page.locator>) => (await part.boundingBox())!.y;
  const toast = page.locator('.MuiSnackbar-root');
  await expect
    .poll(async () => {
      const { y, height } = (await toast.boundingBox())!;
      return y + height;
    })
    .toBeLessThan(await top(page.getByRole('navigation')));
  // Scrolled again each time: the page grows by the line's height, and with the history.
  await expect
    .poll(async () => {
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      const { y, height } = (await page.getByRole('main').locator('section').last().boundingBox())!;
      return y + height - (await top(toast));
    })
    .toBeLessThan(0);
});

test('on a desk, a booking stands beside the list it was chosen from', async ({ page, week, nextWeek }) => {
  const first = await request(week);
  const second = await request(nextWeek);
  await page.setViewportSize({ width: 1280, height: 800 });
  const desk = new HostDesk(page, 'en');
  await desk.open('bookings');
  await desk.button('hostBooking.filter.pending').click();
  const entry = (name: string) => page.getByRole('main').getByRole('link', { name });
  const chosen = page.getByRole('region', { name: desk.t('hostBooking.chosen') });
  await expect(chosen).toContainText(desk.t('hostBooking.choose'));

  await entry(first.name).press('Enter');
  await expect(chosen.getByRole('heading', { name: first.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/host/bookings/${first.number}$`));
  await expect(chosen).toBeFocused();
  await expect(entry(first.name)).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await entry(second.name).click();
  await expect(chosen.getByRole('heading', { name: second.name })).toBeVisible();

  await page.goBack();
  await expect(chosen.getByRole('heading', { name: first.name })).toBeVisible();
  await page.goBack();
  await expect(chosen).toContainText(desk.t('hostBooking.choose'));
  await expect(entry(first.name)).toBeFocused();
  await expect(desk.button('hostBooking.filter.pending')).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone, a booking takes the place of the list @only-phone', async ({ page, week }) => {
  const { name } = await request(week);
  const desk = new HostDesk(page, 'de');
  await desk.open('bookings');
  await desk.button('hostBooking.filter.pending').click();
  const entry = page.getByRole('main').getByRole('link', { name });
  await entry.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(entry).toBeHidden();
  await page.getByRole('link', { name: desk.t('hostBooking.back'), exact: true }).click();
  await expect(entry).toBeFocused();
});
