import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

const fakeGapi = readFileSync(new URL('./fakeGapi.js', import.meta.url), 'utf8');

/** Requests of the SDK and the Auth emulator's pages to hosts outside this machine. */
export const googleRequests =
  /request to another host: https:\/\/(apis\.google\.com|unpkg\.com|fonts\.googleapis\.com)\//;

/**
 * Lets guests of this browser sign in with other providers without a network. The popups are those of the Auth
 * emulator. The test answers their requests to other hosts, and those of the SDK. Everything else is real.
 * @param email what the provider reports about a guest's email. By default it is verified, which is all that the
 * emulator's popups can report.
 */
export async function stubGoogle(context: BrowserContext, email?: 'unverified' | 'missing'): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeGapi }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({
      contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/css',
      body: '',
    }),
  );
  await context.route(/\/emulator\/auth\/handler\?/, async (route) => {
    const response = await route.fetch();
    const page = await response.text();
    const body =
      email === 'unverified'
        ? page.replace('email_verified: true', 'email_verified: false')
        : page.replace('email: info.email,', email === 'missing' ? '' : '$&');
    await route.fulfill({ response, body });
  });
}
