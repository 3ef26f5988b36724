import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

const standIn = readFileSync(new URL('./gapiStandIn.js', import.meta.url), 'utf8');

/** What the SDK and the Auth emulator's pages ask of hosts that are not this machine. */
export const askedOfGoogle =
  /request to another host: https:\/\/(apis\.google\.com|unpkg\.com|fonts\.googleapis\.com)\//;

/**
 * Lets guests of this browser sign in with other houses although there is no network: the windows are those of the Auth emulator,
 * and what they and the SDK load from elsewhere is answered here. All else is the SDK's and the emulator's own.
 * @param told what the other houses tell of a guest's address, where it is not that it is proven: the emulator's windows know nothing else
 */
export async function answerGoogle(context: BrowserContext, told?: 'unproven' | 'no address'): Promise<void> {
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
    const body =
      told === 'unproven'
        ? page.replace('email_verified: true', 'email_verified: false')
        : page.replace('email: info.email,', told === 'no address' ? '' : '$&');
    await route.fulfill({ response: answer, body });
  });
}
