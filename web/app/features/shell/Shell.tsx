import styled from '@emotion/styled';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useStayInUrl } from '../../i18n/stayInUrl.ts';
import { color, radius } from '../../ui/theme/tokens.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LazyScrolling } from './LazyScrolling.tsx';
import { OfflineLine } from './OfflineLine.tsx';

/**
 * Header, footer and everything else around a page.
 * @param notice rendered right after the skip link, so that it is second in the tab order
 * @param newsletter the field at the foot for its readers
 * @param Account who is signed in
 */
export function Shell({
  notice,
  newsletter,
  Account,
  children,
}: {
  notice: ReactNode;
  newsletter: ReactNode;
  Account: ComponentType<{ inPanel?: boolean }>;
  children: ReactNode;
}) {
  const { t } = useTranslation('site');
  const main = useMainFocus();
  const stay = useStayInUrl();
  return (
    <>
      <SkipLink
        href="#main"
        onClick={(event) => {
          // Scrolls itself: the router adds a history entry for a hash link and would restore an earlier scroll position.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('skipToContent')}
      </SkipLink>
      {notice}
      <Header Account={Account} />
      <main id="main" ref={main} tabIndex={-1} data-has-dates={stay.includes('checkOut=') || undefined}>
        {children}
      </main>
      <Footer newsletter={newsletter} />
      <LazyScrolling main={main} />
      <OfflineLine />
    </>
  );
}

/** After a navigation the keyboard and the screen reader go on at the new page, not at the old page's link. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

const SkipLink = styled.a`
  position: absolute;
  top: 12px;
  left: 12px;
  z-index: 1300;
  padding: 12px 20px;
  border-radius: ${radius.small};
  background: ${color.paper};
  outline-offset: -3px;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
