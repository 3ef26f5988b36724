import styled from '@emotion/styled';
import { pageAt } from 'functions/domain/sitePaths';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageLink } from '../../i18n/PageLink.tsx';
import { action } from '../../ui/action.ts';
import { color, font } from '../../ui/tokens.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { BookLink } from './BookLink.tsx';
import { fromRow, navPages } from './navPages.ts';
import { RoundButton } from './RoundButton.ts';

/**
 * The navigation on a phone. A native popover: it opens, closes on Escape and on a touch outside, and hands the focus
 * back without a script, so it works before the page's scripts have arrived.
 * @param account who is signed in
 */
export function NavPanel({ account }: { account: ReactNode }) {
  const { t } = useTranslation('site');
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  const hydrated = useHydrated();
  const here = pageAt(useLocation().pathname)?.page;
  // Whoever goes on with the Tab key past its end must see where they are.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <Phone>
      <RoundButton type="button" popoverTarget="nav-panel" aria-label={t('nav.open')}>
        <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M3 8h18M3 16h18" />
        </svg>
      </RoundButton>
      <Panel id="nav-panel" ref={panel} popover="auto" data-ground="deep" onBlur={closeBehind}>
        <nav aria-label={t('nav.label')}>
          <CloseButton type="button" popoverTarget="nav-panel" popoverTargetAction="hide" aria-label={t('nav.close')}>
            <svg viewBox="0 0 24 24" width="22" height="22" stroke="currentColor" strokeWidth="1.5" aria-hidden>
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
          </CloseButton>
          <Pages>
            {(['home', ...navPages] as const).map((page) => (
              <li key={page}>
                <PanelLink page={page} onClick={close} aria-current={here === page ? 'page' : undefined}>
                  {t(`nav.${page}`)}
                </PanelLink>
              </li>
            ))}
          </Pages>
          {account}
          {/* A prerendered page need not carry it: the list of apartments is above. */}
          {hydrated && here !== 'request' && <BookLink Link={Book} onOpen={close} />}
        </nav>
      </Panel>
    </Phone>
  );
}

const Phone = styled.div`
  ${fromRow} {
    display: none;
  }
`;

const Panel = styled.div`
  inset: 0 0 0 auto;
  width: min(100vw, 420px);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 16px clamp(20px, 4.5vw, 48px) 40px;
  border: 0;
  background: ${color.deep};
  color: ${color.onDeep};
  &::backdrop {
    background: rgb(24 40 47 / 0.5);
  }
`;

const CloseButton = styled(RoundButton)`
  margin-left: auto;
`;

const Pages = styled.ul`
  margin-top: 32px;
`;

const PanelLink = styled(PageLink)`
  display: block;
  padding: 14px 0;
  border-bottom: 1px solid rgb(190 208 207 / 0.25);
  color: inherit;
  font-family: ${font.heading};
  font-size: 30px;
  line-height: 1.3;
  text-decoration: none;
  &[aria-current] {
    text-decoration: underline 1px;
  }
`;

const Book = styled(PageLink)`
  ${action}
  width: 100%;
  margin-top: 32px;
`;
