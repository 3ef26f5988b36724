import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { authAt } from '../support/emulators.ts';

/**
 * Signs in a guest of the Auth emulator as on an earlier visit: the session is written where Firebase
 * stores it.
 * @param uid of the account
 */
export async function restoreSession(page: Page, uid: string): Promise<void> {
  firestore(); // opens the one app that auth uses too
  const token = await getAuth().createCustomToken(uid);
  const session = await ask('signInWithCustomToken', { token, returnSecureToken: true });
  const { users } = await ask('lookup', { idToken: session['idToken'] });
  const [account] = users as Record<string, unknown>[];
  const user = {
    uid,
    email: account?.['email'],
    emailVerified: account?.['emailVerified'] === true,
    displayName: account?.['displayName'],
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: session['refreshToken'],
      accessToken: session['idToken'],
      expirationTime: Date.now() + 3_600_000,
    },
    createdAt: '0',
    lastLoginAt: '0',
    apiKey: 'demo',
    appName: '[DEFAULT]',
  };
  // A page of the site's origin without scripts.
  const blank = '/blank-page';
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blank);
  await page.unroute(blank);
  await page.evaluate(
    `localStorage.setItem('firebase:authUser:demo:[DEFAULT]', ${JSON.stringify(JSON.stringify(user))})`,
  );
}

async function ask(method: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${authAt}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Creates an account for the test. @returns its uid */
export async function newGuest(account: { email?: string; emailVerified?: boolean }): Promise<string> {
  firestore();
  return (await getAuth().createUser({ ...account, displayName: 'Ada Test' })).uid;
}
