import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from './firebaseApp.ts';
import { openAuth } from './openAuth.ts';
import { openFirestore } from './openFirestore.ts';

/**
 * Around what uses reactfire's hooks. They subscribe while rendering, so this must never be part of a prerendered page; and they
 * bring all of Firestore, so it is loaded lazily, for people who are signed in.
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
