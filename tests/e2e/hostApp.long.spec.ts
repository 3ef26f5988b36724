import type { Page } from '@playwright/test';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import { expectAccessible } from './expectAccessible.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/** Fires the event itself, because a machine without a network was offline before and fires none. */
async function tellPage(page: Page, event: 'offline' | 'online'): Promise<void> {
  await page.evaluate(`dispatchEvent(new Event('${event}'))`);
}

test('the desk can be put on the home screen, and no page of a guest offers that', async ({ page }) => {
  const desk = new HostDesk(page, 'de');
  await desk.open();
  const link = page.locator('head link[rel=manifest]');
  await expect(link).toHaveCount(1);
  const response = await page.request.get((await link.getAttribute('href'))!);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { start_url: string; icons: { src: string }[] };
  expect(manifest.start_url).toBe(hostPath('de'));
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('each view has its title and gets the focus when it is shown', async ({ page }) => {
  const desk = new HostDesk(page, 'pl');
  await desk.open();
  const titleOf = (view: string) => `${desk.t(`host.views.${view}`)} · ${desk.t('host.title')} · villa-murtela`;
  await expect(page).toHaveTitle(titleOf('today'));
  for (const view of ['bookings', 'calendar', 'prices', 'more', 'today']) {
    await page.getByRole('link', { name: desk.t(`host.views.${view}`), exact: true }).click();
    await expect(page).toHaveTitle(titleOf(view));
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.goto(hostPath('pl', 'bookings', 'S4MPE-PEND1'));
  await expect(page).toHaveTitle(`S4MPE-PEND1 · ${titleOf('bookings')}`);
});

test('offline, the desk says how old its data are: a view that was open before shows them, any other says that it needs a network', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/, /Could not reach Cloud Firestore/, /WebChannelConnection/, /cleardot\.gif/);
  const desk = new HostDesk(page, 'en');
  const show = (view: string) => page.getByRole('link', { name: desk.t(`host.views.${view}`), exact: true }).click();
  await desk.open();
  await expect(desk.card('Grace Hollis')).toBeVisible();
  // The code of all views is loaded, but only the data that Today shows. Old stays are not loaded.
  const isPrefetched = `(() => {
    const links = [...document.querySelectorAll('link[rel=modulepreload]')];
    return links.length > 5 && links.every(({ href }) => performance.getEntriesByName(href).length > 0);
  })()`;
  await expect.poll(() => page.evaluate(isPrefetched)).toBe(true);
  await context.setOffline(true);
  await tellPage(page, 'offline');
  const line = page.getByRole('status').filter({ hasText: 'Offline' });
  await expect(line).toContainText(/\d:\d\d/);
  await show('bookings');
  await desk.button('hostBooking.filter.past').click();
  await desk.button('hostBooking.older').click();
  await expect(page.getByText(desk.t('host.needsNetwork'))).toBeVisible();
  await expectAccessible(page);
  await show('today');
  await expect(desk.card('Grace Hollis')).toBeVisible();
  await context.setOffline(false);
  await tellPage(page, 'online');
  await expect(line).toBeHidden();
  await show('prices');
  await expect(desk.viewHeading(desk.t('hostPrices.title'))).toBeVisible();
});

test('the owner is asked before typed text is lost', async ({ page }) => {
  const desk = new HostDesk(page, 'en');
  const question = page.getByRole('dialog', { name: desk.t('host.unsaved.title') });
  const edit = page.getByRole('dialog', { name: desk.t('hostBooking.editing.title') });
  const note = edit.getByLabel(desk.t('hostBooking.field.note'));
  const price = page.locator('[name=nightPrice]').first();
  await desk.open('bookings', 'S4MPE-PEND1');

  await test.step('closing a dialog by Escape or the backdrop', async () => {
    await desk.button('hostBooking.actions.edit').click();
    await note.fill('Arrives late.');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await question.getByRole('button', { name: desk.t('host.unsaved.stay') }).click();
    await expect(note).toHaveValue('Arrives late.');
    await page.mouse.click(5, 5);
    await question.getByRole('button', { name: desk.t('host.unsaved.discard') }).click();
    await expect(edit).toBeHidden();
    await desk.button('hostBooking.actions.edit').click();
    await expect(note).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(edit).toBeHidden();
  });

  await test.step('another view, and back', async () => {
    await page.getByRole('link', { name: desk.t('host.views.prices'), exact: true }).click();
    await price.fill('123');
    await page.getByRole('link', { name: desk.t('host.views.today'), exact: true }).click();
    await question.getByRole('button', { name: desk.t('host.unsaved.stay') }).click();
    await page.goBack();
    await question.getByRole('button', { name: desk.t('host.unsaved.stay') }).click();
    await expect(price).toHaveValue('123');
    await expect(page).toHaveURL(hostPath('en', 'prices'));
  });

  await test.step('another document', async () => {
    const asked = page.waitForEvent('dialog');
    const leaving = page.goto(hostPath('de'));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await leaving;
  });

  await test.step('it is there after the page was loaded again, and gone once it was discarded', async () => {
    await page.goto(hostPath('en', 'prices'));
    await expect(price).toHaveValue('123');
    await page.getByRole('link', { name: desk.t('host.views.today'), exact: true }).click();
    await question.getByRole('button', { name: desk.t('host.unsaved.discard') }).click();
    await expect(desk.viewHeading(desk.t('hostToday.title'))).toBeVisible();
    await page.goBack();
    await expect(price).not.toHaveValue('123');
  });
});
