import styled from '@emotion/styled';
import { lazy, Suspense, type ComponentType } from 'react';
import { useLateWords } from '../../i18n/useLateWords.ts';
import { useNear } from '../../ui/useNear.ts';

const AccountChoices = lazy<ComponentType>(() =>
  import('./AccountChoices.tsx').then(
    (module) => ({ default: module.AccountChoices }),
    // The page above does without it rather than fail.
    () => ({ default: () => null }),
  ),
);

/**
 * For the foot of a page of somebody who is signed in: taking one's data away, and deleting the account. It comes to those
 * who get that far.
 */
export function AccountData() {
  const [room, near] = useNear<HTMLDivElement>('400px');
  const words = useLateWords(near, 'account', 'errors');
  return (
    <Room ref={room}>
      {words === 'ready' && (
        <Suspense>
          <AccountChoices />
        </Suspense>
      )}
    </Room>
  );
}

const Room = styled.div`
  min-height: 240px;
`;
