import { readHint } from '../../firebase/session/signedInHint.ts';

/** Does somebody seem to be signed in on this device? Costs no Firebase, and proves nothing. */
export const seemsSignedIn = (): boolean => readHint() !== undefined;
