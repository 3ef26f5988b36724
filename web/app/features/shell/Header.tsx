import styled from '@emotion/styled';
import { pageAt } from 'functions/domain/sitePaths';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Column } from '../../ui/layout/layout.ts';
import { primaryButton } from '../../ui/theme/primaryButton.ts';
import { color, font } from '../../ui/theme/tokens.ts';
import { property } from '../../villa/property.ts';
import { BookLink } from './BookLink.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NavPanel } from './NavPanel.tsx';
import { fromNavRow, navPages } from './navPages.ts';

/**
 * The header. On the home page it lies over the picture, elsewhere it is above the content.
 * @param Account shows the signed-in guest
 */
export function Header({ Account }: { Account: ComponentType<{ inPanel?: boolean }> }) {
  const { t } = useTranslation('site');
  const place = pageAt(useLocation().pathname);
  const onPicture = place?.page === 'home';
  return (
    <Bar data-ground={onPicture ? 'dark' : undefined}>
      <Row>
        <Wordmark page="home" translate="no" aria-current={onPicture ? 'page' : undefined}>
          {property.name}
        </Wordmark>
        <Pages aria-label={t('nav.label')}>
          <ul role="list">
            {navPages.map((page) => (
              <li key={page}>
                <NavLink page={page} aria-current={place?.page === page ? 'page' : undefined}>
                  {t(`nav.${page}`)}
                </NavLink>
              </li>
            ))}
            {place?.page !== 'request' && (
              <li>
                <BookLink Link={Book} />
              </li>
            )}
          </ul>
        </Pages>
        <LanguageMenu />
        <Account />
        <NavPanel account={<Account inPanel />} />
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  color: ${color.text};
  border-bottom: 1px solid ${color.divider};
  &[data-ground='dark'] {
    position: absolute;
    inset: 0 0 auto;
    z-index: 10;
    color: ${color.onHeader};
    border-color: transparent;
  }
`;

const Row = styled(Column)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 76px;
  ${fromNavRow} {
    min-height: 88px;
    gap: clamp(18px, 2.2vw, 32px);
  }
`;

const Wordmark = styled(PageLink)`
  margin-right: auto;
  padding-block: 10px;
  font-family: ${font.heading};
  font-size: clamp(0.9375rem, 4.6vw, 1.1875rem);
  letter-spacing: 0.12em;
  text-transform: uppercase;
  text-decoration: none;
  color: inherit;
  white-space: nowrap;
  ${fromNavRow} {
    font-size: 1.375rem;
    letter-spacing: 0.14em;
  }
`;

const Pages = styled.nav`
  display: none;
  ${fromNavRow} {
    display: block;
  }
  & > ul {
    display: flex;
    align-items: center;
    gap: clamp(18px, 2.2vw, 32px);
  }
`;

const Book = styled(PageLink)`
  ${primaryButton}
  min-height: 44px;
  padding: 6px 22px;
  font-size: 1rem;
`;

const NavLink = styled(PageLink)`
  display: block;
  padding-block: 10px;
  color: inherit;
  font-weight: 500;
  font-size: 1rem;
  text-decoration: none;
  background: linear-gradient(currentcolor, currentcolor) left calc(100% - 8px) / 0 1px no-repeat;
  transition: background-size 250ms;
  &:hover,
  &[aria-current] {
    background-size: 100% 1px;
  }
`;
