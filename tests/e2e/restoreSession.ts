import { expect, type Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { storedSession } from '../support/storedSession.ts';

/**
 * Signs in a guest of the Auth emulator as if on an earlier visit: writes the session to where Firebase stores it.
 * @param uid uid of the account
 */
export async function restoreSession(page: Page, uid: string): Promise<void> {
  const { key, value } = await storedSession(uid);
  // A page on the site's origin that has no scripts.
  const blank = '/blank-page';
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blank);
  await page.unroute(blank);
  await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`);
}

/**
 * Signs in as `restoreSession` does, and opens a page that finds the session, so that the next pages know of it at
 * once.
 */
export async function visitSignedIn(page: Page, uid: string): Promise<void> {
  await restoreSession(page, uid);
  await page.goto(pathTo('myBookings', 'en'));
  await expect.poll(() => page.evaluate("localStorage.getItem('signed-in')")).toBeTruthy();
}

/** Creates an account for the test. @returns its uid */
export async function newGuest(account: { email?: string; emailVerified?: boolean }): Promise<string> {
  firestore();
  return (await getAuth().createUser({ ...account, displayName: 'Ada Test' })).uid;
}
