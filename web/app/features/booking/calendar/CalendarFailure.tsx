import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { color } from '../../../ui/theme/tokens.ts';

export function CalendarFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const { t } = useTranslation('stay');
  return (
    <Notice role="status">
      <p>{sentence}</p>
      <TextButton type="button" onClick={onRetry}>
        {t('tryAgain')}
      </TextButton>
    </Notice>
  );
}

const Notice = styled.div`
  padding-top: 12px;
  font-size: 16px;
  color: ${color.ink};
`;

/** A button that looks like a link, as high as a thumb needs. */
export const TextButton = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.sea};
  font-size: 16px;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  cursor: pointer;
`;
