import { getApps, initializeApp, type App } from 'firebase-admin/app';

const emulated = process.env.FUNCTIONS_EMULATOR === 'true';
/** Signs tasks. Without a name the SDK looks for Google's metadata server, which takes two seconds where there is none. */
const serviceAccountId = 'emulator@example.com';

/** The app of this process, created on first use. */
export function firebaseApp(): App {
  return getApps()[0] ?? (emulated ? initializeApp({ serviceAccountId }) : initializeApp());
}
