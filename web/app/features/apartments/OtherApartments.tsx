import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/layout/layout.ts';
import { ApartmentCards, type ApartmentCardsProps } from './ApartmentCards.tsx';

export function OtherApartments(props: ApartmentCardsProps) {
  const { t } = useTranslation('apartment');
  return (
    <Section aria-labelledby="others">
      <Heading id="others">{t('others.heading')}</Heading>
      <ApartmentCards {...props} />
    </Section>
  );
}

const Heading = styled.h2`
  margin-bottom: 32px;
`;
