import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Column, Section } from '../../ui/layout/layout.ts';
import { color, from } from '../../ui/theme/tokens.ts';
import { ApartmentCards, type ApartmentCardsProps } from './ApartmentCards.tsx';

export function AllApartments(props: ApartmentCardsProps) {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="apartments">
      <Column>
        <Top>
          <h2 id="apartments">{t('apartments.heading')}</h2>
          <p>{t('apartments.lead')}</p>
        </Top>
        <ApartmentCards {...props} />
      </Column>
    </Section>
  );
}

const Top = styled.div`
  display: grid;
  gap: 20px;
  margin-bottom: 40px;
  & > p {
    color: ${color.textSecondary};
  }
  ${from.desk} {
    grid-template-columns: 1.2fr 1fr;
    align-items: end;
    gap: 80px;
  }
`;
