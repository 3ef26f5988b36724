import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { color } from '../../../ui/theme/tokens.ts';

/** @param sentence what has failed. If missing, says that the calendar itself could not be loaded. */
export function CalendarFailure({ sentence, retry }: { sentence?: string; retry: () => void }) {
  const { t } = useTranslation('stay');
  return (
    <Notice role="status">
      <p>{sentence ?? t('calendarFailed')}</p>
      <TextButton type="button" onClick={retry}>
        {t('tryAgain')}
      </TextButton>
    </Notice>
  );
}

const Notice = styled.div`
  padding-top: 12px;
  font-size: 1rem;
  color: ${color.text};
`;

/** A button that looks like a link, with a touch target of 44 px. */
export const TextButton = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.secondary};
  font-size: 1rem;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  cursor: pointer;
`;
