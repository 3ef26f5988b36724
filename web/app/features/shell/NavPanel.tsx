import styled from '@emotion/styled';
import { pageAt } from 'functions/domain/sitePaths';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageLink } from '../../i18n/PageLink.tsx';
import { CloseIcon } from '../../ui/picture/CloseIcon.tsx';
import { primaryButton } from '../../ui/theme/primaryButton.ts';
import { color, faded, font } from '../../ui/theme/tokens.ts';
import { useHydrated } from '../../ui/browser/useHydrated.ts';
import { BookLink } from './BookLink.tsx';
import { fromNavRow, navPages } from './navPages.ts';
import { RoundButton } from './RoundButton.ts';

/**
 * The navigation on a phone. A native popover opens, closes on Escape or an outside touch, and returns the focus without
 * scripts, so it works before hydration.
 * @param account shows the signed-in guest
 */
export function NavPanel({ account }: { account: ReactNode }) {
  const { t } = useTranslation('site');
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    if (hasPopovers()) panel.current?.hidePopover();
    else panel.current?.removeAttribute(openWithoutPopover);
  };
  const hydrated = useHydrated();
  const here = pageAt(useLocation().pathname)?.page;
  // Closes the panel when the focus moves past its end, so that the focus stays visible.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <Phone>
      <RoundButton
        type="button"
        popoverTarget="nav-panel"
        aria-label={t('nav.open')}
        onClick={() => {
          if (!hasPopovers()) panel.current?.setAttribute(openWithoutPopover, '');
        }}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M3 8h18M3 16h18" />
        </svg>
      </RoundButton>
      <Panel id="nav-panel" ref={panel} popover="auto" data-ground="dark" onBlur={closeBehind}>
        <nav aria-label={t('nav.label')}>
          <RoundButton
            type="button"
            popoverTarget="nav-panel"
            popoverTargetAction="hide"
            aria-label={t('nav.close')}
            onClick={close}
            style={{ marginLeft: 'auto' }}
          >
            <CloseIcon />
          </RoundButton>
          <ul role="list">
            {(['home', ...navPages] as const).map((page) => (
              <li key={page}>
                <PanelLink page={page} onClick={close} aria-current={here === page ? 'page' : undefined}>
                  {t(`nav.${page}`)}
                </PanelLink>
              </li>
            ))}
          </ul>
          {account}
          {/* Not prerendered, because the links above already lead to the apartments list. */}
          {hydrated && here !== 'request' && <BookLink Link={Book} onOpen={close} />}
        </nav>
      </Panel>
    </Phone>
  );
}

/** Safari before 17 has no popovers. There, the panel opens only once the page is hydrated. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;
const openWithoutPopover = 'data-open';

const Phone = styled.div`
  ${fromNavRow} {
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
  background: ${color.headerBackground};
  color: ${color.onHeader};
  &::backdrop {
    background: ${faded(color.text, 50)};
  }
  & nav > ul {
    margin-top: 32px;
  }
  @supports not selector(:popover-open) {
    position: fixed;
    z-index: 1250;
    overflow-y: auto;
    &:not([${openWithoutPopover}]) {
      display: none;
    }
  }
`;

const PanelLink = styled(PageLink)`
  display: block;
  padding: 14px 0;
  border-bottom: 1px solid ${color.headerDivider};
  color: inherit;
  font-family: ${font.heading};
  font-size: 1.875rem;
  line-height: 1.3;
  text-decoration: none;
  &[aria-current] {
    text-decoration: underline 1px;
  }
`;

const Book = styled(PageLink)`
  ${primaryButton}
  width: 100%;
  margin-top: 32px;
`;
