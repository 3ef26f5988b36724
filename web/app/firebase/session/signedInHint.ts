import { readText, removeItem, writeObject } from '../../storage/browserStorage.ts';

/**
 * The person who signed in last on this device and has not signed out. Good enough for a header, but it proves nothing.
 */
export interface SignedInHint {
  name: string | null;
  email: string | null;
}

const readers = new Set<(elsewhere?: Event) => void>();
let parsed: string | null = null;
let hint: SignedInHint | undefined;

/**
 * Whether someone seems to be signed in, without loading Firebase. For pages that show nothing personal. Personal
 * content checks the session itself. Returns the same object until it changes.
 */
export function readHint(): SignedInHint | undefined {
  const now = readText('signedInHint');
  if (now !== parsed) {
    parsed = now;
    hint = parse(now);
  }
  return hint;
}

function parse(text: string | null): SignedInHint | undefined {
  try {
    const { name, email } = JSON.parse(text ?? '') as Record<string, unknown>;
    return { name: typeof name === 'string' ? name : null, email: typeof email === 'string' ? email : null };
  } catch {
    return undefined;
  }
}

/** @param next `undefined` at a sign-out */
export function writeHint(next: SignedInHint | undefined): void {
  if (next) writeObject('signedInHint', next);
  else removeItem('signedInHint');
  for (const read of [...readers]) read();
}

/**
 * Watches the hint, including changes that other tabs make, even while this page is in the back/forward cache.
 * @param read gets the event if another page made the change
 * @returns a function that stops watching
 */
export function watchHint(read: (elsewhere?: Event) => void): () => void {
  readers.add(read);
  addEventListener('storage', read);
  addEventListener('pageshow', read);
  return () => {
    readers.delete(read);
    removeEventListener('storage', read);
    removeEventListener('pageshow', read);
  };
}
