import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { action } from '../../ui/action.ts';
import { Column } from '../../ui/layout.ts';
import { color } from '../../ui/tokens.ts';
import { Waves } from '../../ui/Waves.tsx';

/** The sentence, the way home, the sea. */
export function NotFound() {
  const { t } = useTranslation('errorPage');
  return (
    <>
      <Place>
        <Status>404</Status>
        <h1>{t('notFound')}</h1>
        <p>{t('notFoundWhy')}</p>
        <div>
          <Home page="home">{t('home')}</Home>
        </div>
      </Place>
      <Waves />
    </>
  );
}

const Place = styled(Column)`
  display: grid;
  gap: 20px;
  padding-block: clamp(72px, 14vh, 160px) 48px;
`;

const Status = styled.p`
  color: ${color.soft};
  font-weight: 600;
  letter-spacing: 0.14em;
`;

const Home = styled(PageLink)`
  ${action}
  margin-top: 12px;
`;
