import { getApps, initializeApp, type App } from 'firebase-admin/app';

const emulated = process.env.FUNCTIONS_EMULATOR === 'true';
/** Account that signs tasks. Without one, the SDK tries to reach Google's metadata server, which takes two seconds locally. */
const serviceAccountId = 'emulator@example.com';

/** The app of this process, created on first use. */
export function firebaseApp(): App {
  return getApps()[0] ?? (emulated ? initializeApp({ serviceAccountId }) : initializeApp());
}
