import styled from '@emotion/styled';
import { languageOfPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { errorMessages } from '../../i18n/errorMessages.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { I18nProvider } from '../../i18n/I18nProvider.tsx';
import { primaryButton, secondaryButton } from '../../ui/theme/primaryButton.ts';
import { ButtonRow } from '../../ui/layout/layout.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { Waves } from '../../ui/picture/Waves.tsx';
import { ErrorLayout, ErrorStatus, NotFound } from './NotFound.tsx';

/**
 * Shown when a page fails: status, message, "try again" and a link to the home page.
 * @param isInShell whether `Shell`, which renders `main`, is around the page
 */
export function ErrorPage({ error, isInShell = false }: { error: unknown; isInShell?: boolean }) {
  const messages = errorMessages[languageOfPath(useLocation().pathname)];
  const content = isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failure error={error} />;
  return (
    <I18nProvider messages={messages}>
      {isInShell ? (
        content
      ) : (
        <main id="main" lang={messages.language}>
          {content}
        </main>
      )}
    </I18nProvider>
  );
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('errorPage');
  const online = useOnline();
  const errorResponse = isRouteErrorResponse(error) ? error : undefined;
  const name = (errorResponse?.data as { unknownMiddleware?: string } | null | undefined)?.unknownMiddleware;
  return (
    <>
      <ErrorLayout>
        {errorResponse && <ErrorStatus>{errorResponse.status}</ErrorStatus>}
        <h1>{name === undefined ? errorResponse?.statusText || t('title') : t('unknownMiddleware', { name })}</h1>
        <p role="status">{t(online ? 'failed' : 'offline')}</p>
        <ButtonRow>
          {/* Hidden offline, because the browser would replace this page with its own error page. */}
          {online && (
            <TryAgain type="button" onClick={() => location.reload()}>
              {t('tryAgain')}
            </TryAgain>
          )}
          <Home page="home" reloadDocument>
            {t('home')}
          </Home>
        </ButtonRow>
      </ErrorLayout>
      <Waves />
    </>
  );
}

const TryAgain = styled.button`
  ${primaryButton}
`;

const Home = styled(PageLink)`
  ${secondaryButton}
`;
