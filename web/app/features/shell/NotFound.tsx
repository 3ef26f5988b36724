import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { primaryButton } from '../../ui/theme/primaryButton.ts';
import { Waves } from '../../ui/picture/Waves.tsx';
import { Column } from '../../ui/layout/layout.ts';
import { color } from '../../ui/theme/tokens.ts';

/** A message, a link to the home page, and waves. */
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

/** Layout of error pages: status, message, links. */
export const ErrorLayout = styled(Column)`
  display: grid;
  gap: 20px;
  padding-block: clamp(72px, 14vh, 160px) 48px;
`;

export const ErrorStatus = styled.p`
  color: ${color.textSecondary};
  font-weight: 600;
  letter-spacing: 0.14em;
`;
