import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { property } from '../../../villa/property.ts';
import { color, from } from '../../../ui/theme/tokens.ts';

/** What the guest can still change, and how. */
export function Changes({ number, children }: { number: string; children: ReactNode }) {
  const { t } = useTranslation('myBookings');
  const subject = encodeURIComponent(t('bookingHeading', { number }));
  return (
    <Part aria-labelledby="changes">
      <h2 id="changes">{t('changes.title')}</h2>
      <p>
        {t('changes.text', { host: property.host })}{' '}
        <a href={`mailto:${property.email}?subject=${subject}`}>{t('write')}</a>
      </p>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: 16px;
  margin-top: 28px;
  padding-block: 36px;
  border-top: 1px solid ${color.divider};
  & > h2 {
    font-size: 1.625rem;
  }
  ${from.desk} {
    padding-block: 48px;
  }
  @media print {
    display: none;
  }
`;
