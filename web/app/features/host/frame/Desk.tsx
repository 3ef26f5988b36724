import styled from '@emotion/styled';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOwner } from '../../../firebase/owner/useIsOwner.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useOnline } from '../../../ui/browser/useOnline.ts';
import { DeskFrame } from './DeskFrame.tsx';
import { besideFrom, deskColor, deskTheme, paperColors } from './deskTheme.ts';
import { hostManifestPath } from './hostManifestPath.ts';
import { OwnerActions } from './OwnerActions.tsx';
import { UnsavedInput } from './UnsavedInput.tsx';
import { ViewLoading } from './ViewLoading.tsx';

/**
 * The owner's desk, for a signed-in person.
 * @param loading shown until it is known whether the person is an owner
 * @param notOwnerFallback shown to everyone except owners
 */
export function Desk({
  loading,
  notOwnerFallback,
  children,
}: {
  loading: ReactNode;
  notOwnerFallback: ReactNode;
  children: ReactNode;
}) {
  const owner = useIsOwner();
  const language = useLanguage();
  if (owner === 'loading') return loading;
  if (!owner) return notOwnerFallback;
  return (
    // The device decides between light and dark, so no choice is stored.
    <ThemeProvider theme={deskTheme} storageManager={null}>
      <GlobalStyles styles={wholePage} />
      <OwnerActions>
        <link rel="manifest" href={hostManifestPath(language)} />
        <link rel="apple-touch-icon" href="/host-icon-192.png" />
        <DeskOffline />
        <DeskFrame>
          <UnsavedInput>{owner === 'offline' ? <ViewLoading offline /> : children}</UnsavedInput>
        </DeskFrame>
      </OwnerActions>
    </ThemeProvider>
  );
}

/**
 * The site's global styles, in the desk's colours. `--hostNav` is the height of the navigation at the bottom. `OwnerActions`
 * sets `--toast`.
 */
const wholePage = {
  html: {
    '--hostNav': 'calc(65px + env(safe-area-inset-bottom))',
    paddingBottom: 0,
    scrollPaddingBottom: 'calc(var(--hostNav) + var(--toast, 0px) + 24px)',
    [`@media ${besideFrom}`]: { '--hostNav': '0px' },
  },
  // More specific than MUI's `:root` of the dark scheme.
  'html:root': { '@media print': paperColors },
  body: { backgroundColor: deskColor.background, color: deskColor.text },
  a: { color: deskColor.secondary },
  ':focus-visible': { outlineColor: deskColor.secondary },
  '::selection': { backgroundColor: deskColor.secondary, color: deskColor.onSecondary },
};

/** While the device is offline, says since when, because the data is not live. */
function DeskOffline() {
  const { t, i18n } = useTranslation('host');
  const online = useOnline();
  const [before, setBefore] = useState({ online, at: new Date() });
  // Stores the time of the change, because the time of rendering would be later.
  if (before.online !== online) setBefore({ online, at: new Date() });
  const time = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit' }).format(before.at);
  return <div role="status">{!online && <Line>{t('offline', { time })}</Line>}</div>;
}

const Line = styled.p`
  margin: 0;
  padding: 10px 16px;
  background: ${deskColor.panel};
  color: ${deskColor.text};
  font-size: 1rem;
  line-height: 1.4;
`;
