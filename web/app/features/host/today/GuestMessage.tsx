import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { deskColor } from '../frame/deskTheme.ts';

export function GuestMessage({ name, message }: { name: string; message: string }) {
  const { t } = useTranslation('hostToday');
  return (
    <Figure>
      <figcaption>{t('request.writes', { name })}</figcaption>
      <blockquote>{message}</blockquote>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: 0;
  overflow-wrap: anywhere;
  & figcaption {
    color: ${deskColor.textSecondary};
    font-size: 0.9375rem;
  }
  & blockquote {
    margin: 4px 0 0;
    padding-left: 12px;
    border-left: 3px solid ${deskColor.divider};
    white-space: pre-line;
  }
`;
