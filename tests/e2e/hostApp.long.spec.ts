import type { Page } from '@playwright/test';
import type { Language } from '../../functions/src/domain/language.ts';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import { expectAccessible } from './expectAccessible.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/** A machine without a network fires no event: it was offline before. */
async function tellPage(page: Page, event: 'offline' | 'online'): Promise<void> {
  await page.evaluate(`dispatchEvent(new Event('${event}'))`);
}

for (const language of ['de', 'en'] satisfies Language[]) {
  test(`the desk can be put on the home screen, in ${language} @phone`, async ({ page }) => {
    const desk = new HostDesk(page, language);
    await desk.open();
    const link = page.locator('head link[rel=manifest]');
    await expect(link).toHaveCount(1);
    const response = await page.request.get((await link.getAttribute('href'))!);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await response.json()) as { start_url: string; name: string; icons: { src: string }[] };
    expect(manifest.start_url).toBe(hostPath(language));
    expect(manifest.name).toContain(desk.t('host.title'));
    for (const { src } of manifest.icons) {
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test(`offline, the desk stays readable and says from when it is, in ${language} @phone`, async ({
    page,
    context,
    allow,
  }) => {
    // Firestore tries whether there is a network by loading a picture from Google, which the site does not let it.
    allow(/ERR_INTERNET_DISCONNECTED/, /Could not reach Cloud Firestore/, /WebChannelConnection/, /cleardot\.gif/);
    const desk = new HostDesk(page, language);
    await desk.open();
    const today = page.getByRole('heading', { level: 2, name: desk.t('hostToday.title') });
    await expect(today).toBeVisible();
    await context.setOffline(true);
    await tellPage(page, 'offline');
    const line = page.getByRole('status').filter({ hasText: 'Offline' });
    await expect(line).toContainText(/\d:\d\d/);
    await expect(today).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await tellPage(page, 'online');
    await expect(line).toBeHidden();
  });
}

test('no page of a guest offers to install the desk', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
});
