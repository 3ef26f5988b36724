import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { action } from '../../ui/action.ts';
import { Waves } from '../../ui/Waves.tsx';
import { ErrorPlace, ErrorStatus } from './ErrorPlace.ts';

/** The sentence, the way home, the sea. */
export function NotFound() {
  const { t } = useTranslation('errorPage');
  return (
    <>
      <ErrorPlace>
        <ErrorStatus>404</ErrorStatus>
        <h1>{t('notFound')}</h1>
        <p>{t('notFoundWhy')}</p>
        <div>
          <Home page="home">{t('home')}</Home>
        </div>
      </ErrorPlace>
      <Waves />
    </>
  );
}

const Home = styled(PageLink)`
  ${action}
  margin-top: 12px;
`;
