import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../../i18n/PageLink.tsx';
import { TextButton } from '../../calendar/CalendarFailure.tsx';

/** What a guest can do when there is nothing to offer. @param onRetry set if the offers could not be loaded */
export function NoOffers({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation(['offer', 'stay']);
  return (
    <Ways>
      {onRetry && (
        <TextButton type="button" onClick={onRetry}>
          {t('tryAgain', { ns: 'stay' })}
        </TextButton>
      )}
      <PageLink page="contact">{t('writeToUs')}</PageLink>
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  & > a {
    padding-block: 10px;
    font-weight: 600;
  }
`;
