import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import { color, darkColor } from '../../villa/theme.ts';
import { computedColor } from './computedColor.ts';
import { requestOlive } from '../support/requestOlive.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

test('every view has a dark scheme, in German at 360 px', async ({ page, week }) => {
  const language = 'de';
  const { number, name } = await requestOlive(week);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const desk = new HostDesk(page, language);
  const isDark = async () => {
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', computedColor(darkColor.background));
    await expectAccessible(page);
  };
  await desk.open();
  await expect(desk.card(name)).toBeVisible();
  await isDark();
  // The browser's bar has the colour of the desk's header.
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', color.headerBackground);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', computedColor(color.headerBackground));
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

  for (const [view, part] of [
    [['bookings'], page.getByRole('heading', { name: desk.t('hostBooking.title') })],
    [['bookings', number], desk.button('hostBooking.actions.move')],
    [['prices'], page.getByRole('textbox').first()],
    [['more'], page.getByRole('textbox').first()],
  ] as const) {
    await page.goto(hostPath(language, ...view));
    await expect(part).toBeVisible();
    await isDark();
  }

  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('body')).toHaveCSS('background-color', computedColor(color.background));
});

test('a name of 80 letters at 320 px, and the browser’s font at 200 %, widen no view', async ({ page, week }) => {
  const { number, name } = await requestOlive(week, 'M'.repeat(66));
  await page.setViewportSize({ width: 320, height: 640 });
  const desk = new HostDesk(page, 'hr');
  await desk.open();
  await expect(desk.card(name)).toBeVisible();
  for (const [view, part] of [
    [[], desk.card(name)],
    [['bookings'], page.getByRole('searchbox')],
    [['bookings', number], desk.button('hostBooking.actions.move')],
    [['calendar'], page.getByRole('gridcell').first()],
    [['prices'], page.getByRole('textbox').first()],
    [['more'], page.getByRole('textbox').first()],
  ] as const) {
    await page.goto(hostPath('hr', ...view));
    await expect(part.first()).toBeVisible();
    await expectNoOverflow(page);
    // What the browser's font setting changes: the size of `rem`.
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '40px');
    await expectNoOverflow(page);
  }
});

test('on a phone, neither the navigation nor the line about a change covers anything @only-phone', async ({
  page,
  week,
}) => {
  const { number } = await requestOlive(week);
  const desk = new HostDesk(page, 'en');
  await desk.open('bookings', number);
  await desk.button('hostBooking.actions.confirm').click();
  await expect(desk.button('host.undo')).toBeVisible();
  const top = async (part: ReturnType<typeof page.locator>) => (await part.boundingBox())!.y;
  const toast = page.getByRole('alert').filter({ has: desk.button('host.undo') });
  await expect
    .poll(async () => {
      const { y, height } = (await toast.boundingBox())!;
      return y + height;
    })
    .toBeLessThan(await top(page.getByRole('navigation')));
  // Scrolls again each time, because the page grows by the height of the line, and with the history.
  await expect
    .poll(async () => {
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      const { y, height } = (await page.getByRole('main').locator('section').last().boundingBox())!;
      return y + height - (await top(toast));
    })
    .toBeLessThan(0);
});

test('on a desktop, a booking is beside the list it was chosen from', async ({ page, week, nextWeek }) => {
  const first = await requestOlive(week);
  const second = await requestOlive(nextWeek);
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
