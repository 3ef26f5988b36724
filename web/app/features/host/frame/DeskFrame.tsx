import styled from '@emotion/styled';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { hostPath } from 'functions/domain/sitePaths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, PrefetchPageLinks, useLocation } from 'react-router';
import type { Namespaces } from '../../../i18n/Messages.ts';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useFocusOnChange } from '../../../ui/browser/useFocusOnChange.ts';
import { font, from } from '../../../ui/theme/tokens.ts';
import { helpFor } from '../help/helpPages.ts';
import { besideFrom, deskColor } from './deskTheme.ts';

/**
 * The views in navigation order, each with its path below `/host` (empty for the first view) and the SVG path of its icon,
 * 24 × 24. The names are in `views` of host.json.
 */
const views: readonly { name: keyof Namespaces['host']['views']; path: readonly string[]; icon: string }[] = [
  {
    name: 'today',
    path: [],
    icon: 'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0Z',
  },
  { name: 'calendar', path: ['calendar'], icon: 'M4 6h16v14H4ZM4 10.5h16M8.5 3v5M15.5 3v5M8 15h5' },
  { name: 'bookings', path: ['bookings'], icon: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01' },
  { name: 'prices', path: ['prices'], icon: 'M12.5 4H20v7.5L11.5 20 4 12.5ZM16 8h.01' },
  { name: 'more', path: ['more'], icon: 'M5 12h.01M12 12h.01M19 12h.01' },
];

/**
 * The frame around every view of the owner's desk. The navigation is at the bottom on a phone, on the left on a
 * desktop.
 */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host');
  const language = useLanguage();
  // A booking beside the list belongs to the list's view.
  const [view = ''] = useLocation()
    .pathname.slice(hostPath(language).length + 1)
    .split('/');
  const main = useFocusOnChange<HTMLElement>(view);
  return (
    <>
      <Head>
        <h1>{t('title')}</h1>
        <span>
          <Link discover="none" prefetch="render" to={`${hostPath(language, 'help')}?page=${helpFor(view)}`}>
            {t('views.help')}
          </Link>
          <PageLink page="home">{t('site')}</PageLink>
        </span>
      </Head>
      <Columns>
        <Navigation aria-label={t('navigation')}>
          <BottomNavigation showLabels>
            {views.map(({ name, path, icon }) => (
              <BottomNavigationAction
                key={name}
                // `NavLink` sets `aria-current` on the open view.
                component={NavLink}
                to={hostPath(language, ...path)}
                end={path.length === 0}
                discover="none"
                // Loads all views while there is a network.
                prefetch="render"
                label={t(`views.${name}`)}
                icon={
                  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
                    <path d={icon} />
                  </svg>
                }
              />
            ))}
          </BottomNavigation>
        </Navigation>
        <PrefetchPageLinks page={hostPath(language, 'bookings', 'any')} />
        <PrefetchPageLinks page={hostPath(language, 'books')} />
        <Main id="main" ref={main} tabIndex={-1}>
          {children}
        </Main>
      </Columns>
    </>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 8px 16px;
  background: ${deskColor.headerBackground};
  color: ${deskColor.onHeader};
  & h1 {
    margin: 0;
    font: 400 1.25rem/1.2 ${font.heading};
  }
  & span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  & a {
    padding-block: 10px;
    color: inherit;
  }
  & :focus-visible {
    outline-color: ${deskColor.onHeader};
  }
  @media ${besideFrom} {
    padding-inline: 28px;
  }
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  flex: 1 0 auto;
  @media screen and ${besideFrom} {
    display: grid;
    grid-template-columns: 208px minmax(0, 1fr);
  }
`;

const Navigation = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${deskColor.divider};
  background: ${deskColor.surface};
  & .MuiBottomNavigation-root {
    height: auto;
    max-width: 600px;
    margin-inline: auto;
    padding-inline: 4px;
    background: none;
  }
  & .MuiBottomNavigationAction-root {
    flex: 1 1 auto;
    gap: 2px;
    min-width: 48px;
    max-width: none;
    min-height: 64px;
    padding: 6px 2px;
    color: ${deskColor.textSecondary};
  }
  & .MuiBottomNavigationAction-root:focus-visible {
    outline-offset: -3px;
  }
  & .MuiBottomNavigationAction-label {
    /* The font size follows the phone's width, so that five labels fit even if the browser's font is large. */
    font-size: min(0.8125rem, 3.4vw);
    font-weight: 600;
    line-height: 1.3;
    opacity: 1;
    transition: none;
  }
  & svg {
    box-sizing: content-box;
    padding: 3px 16px;
    border-radius: 15px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & [aria-current] {
    color: ${deskColor.text};
  }
  & [aria-current] svg {
    background: ${deskColor.chosen};
    stroke-width: 2.25;
  }
  @media ${besideFrom} {
    position: sticky;
    inset: 0 auto auto;
    align-self: start;
    padding: 20px 12px;
    border: 0;
    background: none;
    & .MuiBottomNavigation-root {
      flex-direction: column;
      gap: 4px;
      padding: 0;
    }
    & .MuiBottomNavigationAction-root {
      flex-direction: row;
      justify-content: start;
      gap: 14px;
      min-height: 48px;
      padding: 8px 16px;
      border-radius: 12px;
    }
    & .MuiBottomNavigationAction-root:hover {
      background: ${deskColor.panel};
    }
    & .MuiBottomNavigationAction-label {
      font-size: 1.0625rem;
    }
    & svg,
    & [aria-current] svg {
      padding: 0;
      background: none;
    }
    & .MuiBottomNavigationAction-root[aria-current] {
      background: ${deskColor.chosen};
    }
  }
  @media (forced-colors: active) {
    & [aria-current] {
      text-decoration: underline;
    }
  }
  @media print {
    display: none;
  }
`;

const Main = styled.main`
  min-width: 0;
  padding: 8px 0 calc(var(--hostNav) + var(--toast, 0px) + 32px);
  outline: none;
  ${from.tablet} {
    padding: 16px 24px calc(var(--hostNav) + var(--toast, 0px) + 32px);
  }
`;
