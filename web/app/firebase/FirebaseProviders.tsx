import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  type Firestore,
} from 'firebase/firestore';
import { firebaseApp, usesEmulators } from './firebaseApp.ts';
import { openAuth } from './openAuth.ts';

/**
 * Wraps components that use reactfire's hooks. The hooks subscribe while rendering, so they must never be prerendered. They
 * bring the full Firestore SDK, so this is loaded lazily, for signed-in people only.
 */
export function FirebaseProviders({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <AuthProvider sdk={openAuth()}>
        <FirestoreProvider sdk={openFirestore()}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

let firestore: Firestore | undefined;

/**
 * The full SDK, which can subscribe, for signed-in pages. Its cache is in memory: a cache on the device would be shared
 * by everyone who signs in there, and the SDK reads it without asking the rules. A view's data stays in the cache after
 * it unsubscribes. When reopened, the view shows it at once, even offline, and the server sends only changes.
 */
function openFirestore(): Firestore {
  if (firestore) return firestore;
  const localCache = memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() });
  firestore = initializeFirestore(firebaseApp(), { localCache });
  if (usesEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  return firestore;
}
