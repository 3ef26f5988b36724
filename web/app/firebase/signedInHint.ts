/** Who was signed in last on this device and has not signed out: enough for a header, and no proof of anything. */
export interface SignedInHint {
  name: string | null;
  email: string | null;
}

const key = 'signed-in';
const readers = new Set<() => void>();
let kept: string | null = null;
let hint: SignedInHint | undefined;

/**
 * Says without Firebase whether somebody seems to be signed in. Pages that show nothing personal go by it; what is
 * personal asks the session itself. The same object until it changes.
 */
export function readHint(): SignedInHint | undefined {
  let now: string | null = null;
  try {
    now = localStorage.getItem(key);
  } catch {
    // Storage is forbidden: pages then learn it from the session.
  }
  if (now !== kept) {
    kept = now;
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
  try {
    if (next) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden.
  }
  for (const read of [...readers]) read();
}

/**
 * Also for what other tabs do.
 * @returns what ends it
 * @public
 */
export function watchHint(read: () => void): () => void {
  readers.add(read);
  addEventListener('storage', read);
  return () => {
    readers.delete(read);
    removeEventListener('storage', read);
  };
}
