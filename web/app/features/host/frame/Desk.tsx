import { hostManifestPath } from 'functions/domain/hostManifestPath';
import type { ComponentProps, ReactNode } from 'react';
import { useIsOwner } from '../../../firebase/owner/useIsOwner.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { DraftsProvider } from '../forms/DraftsProvider.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskThemeProvider } from './DeskThemeProvider.tsx';
import { DeskOffline } from './DeskOffline.tsx';
import { HostViews } from './HostViews.tsx';
import { OwnerActions } from './OwnerActions.tsx';
import { RefusedBoundary } from './RefusedBoundary.tsx';

/** The owner's desk, for somebody who is signed in. @param stranger what everybody but owners sees */
export function Desk({ stranger, ...parts }: { stranger: ReactNode } & ComponentProps<typeof HostViews>) {
  const owner = useIsOwner();
  const language = useLanguage();
  if (owner === undefined) return null;
  if (!owner) return stranger;
  return (
    <RefusedBoundary refused={stranger}>
      <DeskThemeProvider>
        <OwnerActions>
          <link rel="manifest" href={hostManifestPath(language)} />
          <link rel="apple-touch-icon" href="/host-icon-192.png" />
          <DeskOffline />
          <DeskFrame>
            <DraftsProvider>
              <HostViews {...parts} />
            </DraftsProvider>
          </DeskFrame>
        </OwnerActions>
      </DeskThemeProvider>
    </RefusedBoundary>
  );
}
