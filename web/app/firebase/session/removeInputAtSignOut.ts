import { emptyRestoredFields, followSignOut, removeGuestInput } from '../../storage/guestInput.ts';
import { readHint, watchHint } from './signedInHint.ts';

/**
 * From now on whatever a guest has entered is removed when they sign out, in whichever tab, when their session ends, or when somebody
 * else signs in instead. To be called before the page is hydrated.
 */
export function removeInputAtSignOut(): void {
  followSignOut();
  emptyRestoredFields();
  let last = readHint();
  watchHint((fromElsewhere) => {
    const before = last;
    last = readHint();
    const signedOut = before && before.email !== last?.email;
    if (signedOut && !fromElsewhere) removeGuestInput(Date.now());
    else followSignOut();
  });
}
