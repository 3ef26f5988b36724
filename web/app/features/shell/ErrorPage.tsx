import styled from '@emotion/styled';
import { languageOfPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { errorWords } from '../../i18n/errorWords.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { WordsProvider } from '../../i18n/WordsProvider.tsx';
import { action, quietAction } from '../../ui/action.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { Waves } from '../../ui/Waves.tsx';
import { ErrorPlace, ErrorStatus } from './ErrorPlace.ts';
import { NotFound } from './NotFound.tsx';

/** What is left when a page fails: the status and its message, a way to try again, and the way home. */
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
  const online = useOnline();
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const name = (answer?.data as { unknownMiddleware?: string } | null | undefined)?.unknownMiddleware;
  return (
    <>
      <ErrorPlace>
        {answer && <ErrorStatus>{answer.status}</ErrorStatus>}
        <h1>{name === undefined ? answer?.statusText || t('title') : t('unknownMiddleware', { name })}</h1>
        <p role="status">{t(online ? 'failed' : 'offline')}</p>
        <Ways>
          {/* Without a network the browser would only put its own page in the place of this one. */}
          {online && (
            <TryAgain type="button" onClick={() => location.reload()}>
              {t('tryAgain')}
            </TryAgain>
          )}
          <Home page="home" target="_self">
            {t('home')}
          </Home>
        </Ways>
      </ErrorPlace>
      <Waves />
    </>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  margin-top: 12px;
`;

const TryAgain = styled.button`
  ${action}
`;

const Home = styled(PageLink)`
  ${quietAction}
`;
