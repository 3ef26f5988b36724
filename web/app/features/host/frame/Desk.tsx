import type { ComponentProps, ReactNode } from 'react';
import { useIsOwner } from '../../../firebase/useIsOwner.ts';
import { DeskFrame } from './DeskFrame.tsx';
import { HostViews } from './HostViews.tsx';
import { OwnerActions } from './OwnerActions.tsx';

/** The owner's desk, for somebody who is signed in. @param stranger what everybody but owners sees */
export function Desk({ stranger, ...parts }: { stranger: ReactNode } & ComponentProps<typeof HostViews>) {
  const owner = useIsOwner();
  if (owner === undefined) return null;
  if (!owner) return stranger;
  return (
    <OwnerActions>
      <DeskFrame>
        <HostViews {...parts} />
      </DeskFrame>
    </OwnerActions>
  );
}
