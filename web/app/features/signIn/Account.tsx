import { useSyncExternalStore } from 'react';
import { readHint, watchHint } from '../../firebase/session/signedInHint.ts';
import { lazyPart } from '../../ui/loading/lazyPart.tsx';

// If it cannot be loaded, the navigation still has a link to the bookings.
const AccountMenu = lazyPart(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu));

/** The signed-in guest, in the header and in a phone's panel. Signed-out visitors load only this module. */
export function Account(place: { inPanel?: boolean }) {
  const hint = useSyncExternalStore(watchHint, readHint, () => undefined);
  return hint ? <AccountMenu hint={hint} {...place} /> : null;
}
