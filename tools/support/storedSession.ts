import { host, ports } from './ports.ts';

/** Where Firebase stores a session in the browser's localStorage. */
export const sessionKey = 'firebase:authUser:demo:[DEFAULT]';

/**
 * Signs in an account of the Auth emulator.
 * @returns what Firebase stores of it in the browser's localStorage
 */
export async function storedSession(uid: string): Promise<{ key: string; value: string }> {
  // The emulator takes custom tokens as plain JSON.
  const session = await ask('signInWithCustomToken', { token: JSON.stringify({ uid }), returnSecureToken: true });
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
  return { key: sessionKey, value: JSON.stringify(user) };
}

async function ask(method: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(
    `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
