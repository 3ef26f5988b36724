import styled from '@emotion/styled';
import { languageOfPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { errorWords } from '../../i18n/errorWords.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { WordsProvider } from '../../i18n/WordsProvider.tsx';
import { action } from '../../ui/action.ts';
import { Column } from '../../ui/layout.ts';
import { color } from '../../ui/tokens.ts';
import { NotFound } from './NotFound.tsx';

/** What is left when a page fails: the status's message, and for what is not there the way home. */
export function ErrorPage({ error }: { error: unknown }) {
  const words = errorWords[languageOfPath(useLocation().pathname)];
  return (
    <WordsProvider words={words}>
      <main id="main" lang={words.language}>
        {isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failure error={error} />}
      </main>
    </WordsProvider>
  );
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('errorPage');
  return (
    <Place>
      <h1>{(isRouteErrorResponse(error) && error.statusText) || t('title')}</h1>
      <p>{t('failed')}</p>
      <div>
        <Home page="home" reloadDocument>
          {t('home')}
        </Home>
      </div>
    </Place>
  );
}

const Place = styled(Column)`
  display: grid;
  gap: 24px;
  padding-block: 25vh 112px;
  color: ${color.ink};
`;

const Home = styled(PageLink)`
  ${action}
`;
