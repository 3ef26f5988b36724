import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Column } from '../../ui/layout/layout.ts';
import { color, font, from } from '../../ui/theme/tokens.ts';
import { optionalCategories } from '../../villa/consentTerms.ts';
import { picturesAreRendered, property } from '../../villa/property.ts';
import { navPages } from './navPages.ts';

/** @param newsletter the subscription field */
export function Footer({ newsletter }: { newsletter: ReactNode }) {
  const { t } = useTranslation('site');
  const { street, zipCode, city } = property.address;
  return (
    <Ground data-ground="dark">
      <Columns>
        <div>
          <Name translate="no">{property.name}</Name>
          <address translate="no">
            {street}
            <br />
            {`${zipCode} ${city}`}
            <br />
            {t('country')}
          </address>
        </div>
        <nav aria-label={t('footer.pages')}>
          <List role="list">
            {navPages.map((page) => (
              <li key={page}>
                <PageLink page={page}>{t(`nav.${page}`)}</PageLink>
              </li>
            ))}
          </List>
        </nav>
        <List role="list">
          <li translate="no">
            <a href={`mailto:${property.email}`}>{property.email}</a>
          </li>
          <li translate="no">
            <a href={`tel:${property.phone.replaceAll(' ', '')}`}>{property.phone}</a>
          </li>
        </List>
      </Columns>
      <News>{newsletter}</News>
      <Legal>
        <nav aria-label={t('footer.legal')}>
          <ul role="list">
            {(['imprint', 'privacyPolicy', 'terms', 'cookiePolicy', 'accessibility'] as const).map((page) => (
              <li key={page}>
                <PageLink page={page}>{t(`footer.${page}`)}</PageLink>
              </li>
            ))}
            {optionalCategories.length > 0 && (
              <li>
                <PageLink page="cookiePolicy" hash="#choice" aria-haspopup="dialog" data-consent="">
                  {t('footer.consent')}
                </PageLink>
              </li>
            )}
          </ul>
        </nav>
        {picturesAreRendered && <p>{t('footer.rendered')}</p>}
      </Legal>
    </Ground>
  );
}

const Ground = styled.footer`
  background: ${color.headerBackground};
  color: ${color.onHeaderSecondary};
  padding-block: 72px 40px;
  font-size: 1rem;
  & a {
    color: inherit;
    text-decoration: none;
    display: inline-block;
    padding-block: 6px;
  }
  & a:hover {
    color: ${color.onHeader};
    text-decoration: underline;
  }
`;

const Columns = styled(Column)`
  display: grid;
  gap: 40px;
  ${from.tablet} {
    grid-template-columns: 2fr 1fr 1fr;
  }
  & address {
    margin-top: 12px;
    font-style: normal;
  }
`;

const Name = styled.p`
  font-family: ${font.heading};
  font-size: 1.625rem;
  color: ${color.onHeader};
`;

const List = styled.ul`
  display: grid;
  gap: 2px;
  align-content: start;
`;

const News = styled(Column)`
  margin-top: 48px;
`;

const Legal = styled(Column)`
  margin-top: 56px;
  & nav {
    border-top: 1px solid ${color.headerDivider};
    padding-top: 24px;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 32px;
  }
  & p {
    margin-top: 16px;
    /* Leaves room for "back to top". */
    padding-right: 64px;
    font-size: 0.9375rem;
  }
`;
