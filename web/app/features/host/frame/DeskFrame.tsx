import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { color, font, from } from '../../../ui/theme/tokens.ts';

/** Around every view of the owner's desk. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host');
  return (
    <>
      <Head>
        <h1>{t('title')}</h1>
        <PageLink page="home">{t('site')}</PageLink>
      </Head>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
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

const Main = styled.main`
  padding: 8px 0 72px;
  outline: none;
  ${from.tablet} {
    padding: 16px 24px 72px;
  }
`;
