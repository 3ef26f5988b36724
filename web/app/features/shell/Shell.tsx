import styled from '@emotion/styled';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useStayInUrl } from '../../i18n/stayInUrl.ts';
import { useFocusOnChange } from '../../ui/browser/useFocusOnChange.ts';
import { color, radius } from '../../ui/theme/tokens.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { BackToTop } from './BackToTop.tsx';
import { revealOnScroll } from '../../ui/browser/revealOnScroll.ts';
import { OfflineLine } from './OfflineLine.tsx';

/**
 * Header, footer and everything else around a page.
 * @param notice rendered right after the skip link, so that it is second in the tab order
 * @param newsletter the subscription field in the footer
 * @param Account shows the signed-in guest
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
  const { pathname } = useLocation();
  const main = useFocusOnChange<HTMLElement>(pathname);
  const stay = useStayInUrl();
  useEffect(() => revealOnScroll(main.current?.querySelectorAll('section > *') ?? []), [main, pathname]);
  return (
    <>
      <SkipLink
        href="#main"
        onClick={(event) => {
          // Scrolls by itself. For a followed hash link, the router would add a history entry and restore an earlier
          // scroll position.
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
      <BackToTop main={main} />
      <OfflineLine />
    </>
  );
}

const SkipLink = styled.a`
  position: absolute;
  top: 12px;
  left: 12px;
  z-index: 1300;
  padding: 12px 20px;
  border-radius: ${radius.small};
  background: ${color.background};
  outline-offset: -3px;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
