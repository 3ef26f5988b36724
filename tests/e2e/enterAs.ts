import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { authAt } from '../support/emulators.ts';

/**
 * Signs a guest of the Auth emulator in, as somebody who did so on an earlier visit: the session is written where Firebase
 * looks for it. What signing in looks like is another test's.
 * @param uid of the account
 */
export async function enterAs(page: Page, uid: string): Promise<void> {
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
  // A page of the site's that runs nothing.
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
  const answer = await fetch(`${authAt}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Makes an account of the test's own. @returns its uid */
export async function newGuest(account: { email?: string; emailVerified?: boolean }): Promise<string> {
  firestore();
  return (await getAuth().createUser({ ...account, displayName: 'Ada Test' })).uid;
}
