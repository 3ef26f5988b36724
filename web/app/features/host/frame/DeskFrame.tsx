import styled from '@emotion/styled';
import { hostPath } from 'functions/domain/sitePaths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { PageLink } from '../../../i18n/PageLink.tsx';
import type { Namespaces } from '../../../i18n/Messages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { color, font, from } from '../../../ui/theme/tokens.ts';

/** The views in the order of the navigation: path below `/host`, none for the first one. Names: `views` in host.json. */
const views: readonly { name: keyof Namespaces['host']['views']; path: readonly string[] }[] = [
  { name: 'today', path: [] },
  { name: 'calendar', path: ['calendar'] },
  { name: 'bookings', path: ['bookings'] },
  { name: 'prices', path: ['prices'] },
  { name: 'more', path: ['more'] },
];

/** Around every view of the owner's desk: navigation at the thumb on a phone, at the left on a desk. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host');
  const language = useLanguage();
  return (
    <>
      <Head>
        <h1>{t('title')}</h1>
        <PageLink page="home">{t('site')}</PageLink>
      </Head>
      <Columns>
        <Navigation aria-label={t('navigation')}>
          {views.map(({ name, path }) => (
            <NavLink key={name} to={hostPath(language, ...path)} end={path.length === 0} discover="none">
              {t(`views.${name}`)}
            </NavLink>
          ))}
        </Navigation>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Columns>
    </>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 8px 16px;
  background: ${color.deep};
  color: ${color.onDeep};
  & h1 {
    margin: 0;
    font: 400 20px/1.2 ${font.heading};
  }
  & a {
    padding-block: 10px;
    color: inherit;
  }
`;

const Columns = styled.div`
  ${from.desk} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Navigation = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  display: flex;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  & a {
    flex: 1 1 0;
    display: grid;
    place-items: center;
    min-height: 56px;
    border-top: 3px solid transparent;
    color: ${color.soft};
    font-size: 15px;
    font-weight: 600;
    text-decoration: none;
  }
  & a.active {
    border-color: ${color.terracotta};
    color: ${color.ink};
  }
  ${from.desk} {
    position: sticky;
    inset: 0 auto auto;
    flex-direction: column;
    align-self: start;
    width: 180px;
    padding: 16px 0;
    border: 0;
    background: none;
    & a {
      flex: none;
      place-items: center start;
      min-height: 48px;
      padding-inline: 20px;
      border: 0;
      border-left: 3px solid transparent;
      font-size: 17px;
    }
  }
`;

const Main = styled.main`
  --hostNav: 60px;
  min-width: 0;
  padding: 8px 0 96px;
  outline: none;
  ${from.tablet} {
    padding: 16px 24px 96px;
  }
  ${from.desk} {
    --hostNav: 0px;
    padding-bottom: 48px;
  }
`;
