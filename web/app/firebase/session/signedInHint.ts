import { readText, removeItem, writeObject } from '../../storage/browserStorage.ts';

/** Who was signed in last on this device and has not signed out: enough for a header, and no proof of anything. */
export interface SignedInHint {
  name: string | null;
  email: string | null;
}

const readers = new Set<(elsewhere?: Event) => void>();
let parsed: string | null = null;
let hint: SignedInHint | undefined;

/**
 * Says without Firebase whether somebody seems to be signed in. Pages that show nothing personal go by it; what is
 * personal asks the session itself. The same object until it changes.
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

/** @param next `undefined` when nobody is signed in */
export function writeHint(next: SignedInHint | undefined): void {
  if (next) writeObject('signedInHint', next);
  else removeItem('signedInHint');
  for (const read of [...readers]) read();
}

/**
 * Also for what other tabs do, and have done while this page was in the back/forward cache.
 * @param read gets the event when this page is not the one that has changed it
 * @returns what ends it
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
