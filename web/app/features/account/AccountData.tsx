import styled from '@emotion/styled';
import { lazy, Suspense, type ComponentType } from 'react';
import { useNamespaces } from '../../i18n/useNamespaces.ts';
import { useNear } from '../../ui/loading/useNear.ts';

const AccountChoices = lazy<ComponentType>(() =>
  import('./AccountChoices.tsx').then(
    (module) => ({ default: module.AccountChoices }),
    // The page above does without it rather than fail.
    () => ({ default: () => null }),
  ),
);

/**
 * For the foot of a signed-in guest's page: downloading one's data and deleting the account. Loaded when a guest scrolls near it.
 */
export function AccountData() {
  const [place, near] = useNear<HTMLDivElement>('400px');
  const messages = useNamespaces(near, 'account', 'errors');
  return (
    <Place ref={place}>
      {messages === 'ready' && (
        <Suspense>
          <AccountChoices />
        </Suspense>
      )}
    </Place>
  );
}

const Place = styled.div`
  min-height: 240px;
`;
