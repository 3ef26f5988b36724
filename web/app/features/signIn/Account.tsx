import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { readHint, watchHint } from '../../firebase/session/signedInHint.ts';
import type { AccountProps } from './AccountMenu.tsx';

const AccountMenu = lazy<ComponentType<AccountProps>>(() =>
  import('./AccountMenu.tsx').then(
    (module) => ({ default: module.AccountMenu }),
    // Optional: the navigation has a link to the bookings.
    () => ({ default: () => null }),
  ),
);

/** Who is signed in, in the header and in a phone's panel. Costs those who are not nothing but this. */
export function Account(place: { inPanel?: boolean }) {
  const hint = useSyncExternalStore(watchHint, readHint, () => undefined);
  return hint ? (
    <Suspense>
      <AccountMenu hint={hint} {...place} />
    </Suspense>
  ) : null;
}
