import { askAuth } from './askAuth.ts';

/** Where Firebase stores a session in the browser's localStorage. */
export const sessionKey = 'firebase:authUser:demo:[DEFAULT]';

/**
 * Signs in an account of the Auth emulator.
 * @returns what Firebase stores of it in the browser's localStorage
 */
export async function storedSession(uid: string): Promise<{ key: string; value: string }> {
  // The emulator accepts custom tokens as plain JSON.
  const token = { token: JSON.stringify({ uid }), returnSecureToken: true };
  const session = await askAuth<Record<string, string>>('signInWithCustomToken', token);
  const { users } = await askAuth<{ users: Record<string, unknown>[] }>('lookup', { idToken: session['idToken'] });
  const [account] = users;
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
