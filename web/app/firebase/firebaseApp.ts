import { getApps, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';

const configured = import.meta.env.VITE_FIREBASE_CONFIG as string | undefined;

/** Without a configuration at build time the site talks to the local emulators. */
export const usesEmulators = !configured;

export function firebaseApp(): FirebaseApp {
  const options = configured
    ? (JSON.parse(configured) as FirebaseOptions)
    : { projectId: 'demo-villa', apiKey: 'demo' };
  // Signing in passes through the site's own host, whatever the configuration says: browsers that separate the storage of other
  // sites would lose the redirect's result. https://firebase.google.com/docs/auth/web/redirect-best-practices
  return getApps()[0] ?? initializeApp({ ...options, authDomain: location.host });
}
