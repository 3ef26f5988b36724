import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { primaryButton } from '../../ui/theme/primaryButton.ts';
import { Waves } from '../../ui/picture/Waves.tsx';
import { ErrorLayout, ErrorStatus } from './ErrorLayout.ts';

/** The sentence, a link to the home page, and waves. */
export function NotFound() {
  const { t } = useTranslation('errorPage');
  return (
    <>
      <ErrorLayout>
        <ErrorStatus>404</ErrorStatus>
        <h1>{t('notFound')}</h1>
        <p>{t('notFoundWhy')}</p>
        <div>
          <Home page="home">{t('home')}</Home>
        </div>
      </ErrorLayout>
      <Waves />
    </>
  );
}

const Home = styled(PageLink)`
  ${primaryButton}
  margin-top: 12px;
`;
