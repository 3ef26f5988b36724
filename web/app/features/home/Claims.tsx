import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Column } from '../../ui/layout/layout.ts';
import { color, font, from } from '../../ui/theme/tokens.ts';
import { placeLists } from '../../villa/placeLists.ts';

export function Claims() {
  const { t } = useTranslation('home');
  return (
    <Column>
      <Row role="list" aria-label={t('claims.label')}>
        {placeLists.claims.map((claim) => (
          <li key={claim}>
            <strong>{t(`claims.${claim}.figure`)}</strong>
            <p>{t(`claims.${claim}.text`)}</p>
          </li>
        ))}
      </Row>
    </Column>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 32px 20px;
  padding-block: 56px 36px;
  /* At 400 % zoom, two figures side by side would be too wide. */
  @media (max-width: 359px) {
    grid-template-columns: 1fr;
  }
  & > li {
    border-left: 1px solid ${color.divider};
    padding-left: 20px;
    color: ${color.textSecondary};
  }
  & strong {
    display: block;
    font: 400 clamp(2rem, 3.2vw, 2.75rem) / 1.2 ${font.heading};
    white-space: nowrap;
    color: ${color.secondary};
  }
  ${from.desk} {
    grid-template-columns: repeat(4, 1fr);
    padding-block: 80px 56px;
    & > li {
      padding: 4px 28px;
    }
  }
`;
