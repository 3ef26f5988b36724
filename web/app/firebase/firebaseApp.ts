import { getApps, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';

const configured = import.meta.env.VITE_FIREBASE_CONFIG as string | undefined;

/** Without a configuration at build time the site talks to the local emulators. */
export const usesEmulators = !configured;

export function firebaseApp(): FirebaseApp {
  const options = configured
    ? (JSON.parse(configured) as FirebaseOptions)
    : { projectId: 'demo-villa', apiKey: 'demo', authDomain: '127.0.0.1' };
  return getApps()[0] ?? initializeApp(options);
}
