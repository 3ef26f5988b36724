import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

const standIn = readFileSync(new URL('./gapiStandIn.js', import.meta.url), 'utf8');

/** What the SDK and the Auth emulator's pages ask of hosts that are not this machine. */
export const askedOfGoogle =
  /request to another host: https:\/\/(apis\.google\.com|unpkg\.com|fonts\.googleapis\.com)\//;

/**
 * Lets guests of this browser sign in with other houses although there is no network: the windows are those of the Auth emulator,
 * and what they and the SDK load from elsewhere is answered here. All else is the SDK's and the emulator's own.
 * @param unverified of these the guest's address comes unproven, as Facebook's may: the emulator's windows call every one proven
 */
export async function answerGoogle(context: BrowserContext, unverified: readonly string[] = []): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({
      contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/css',
      body: '',
    }),
  );
  await context.route(/\/emulator\/auth\/handler\?/, async (route) => {
    const answer = await route.fetch();
    const page = await answer.text();
    const house = new URL(route.request().url()).searchParams.get('providerId') ?? '';
    const unproven = page.replace('email_verified: true', 'email_verified: false');
    await route.fulfill({ response: answer, body: unverified.includes(house) ? unproven : page });
  });
}
