import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Column, Section } from '../../ui/layout/layout.ts';
import { color, from } from '../../ui/theme/tokens.ts';
import type { PictureProps } from '../../ui/picture/Picture.tsx';
import { ApartmentCard } from './ApartmentCard.tsx';
import { CardRow } from './CardRow.ts';

export function AllApartments({
  apartments,
  covers,
  offerOf,
}: {
  apartments: Apartment[];
  covers: Record<string, PictureProps['picture'][]>;
  /** What a card says about the chosen stay. */
  offerOf: (apartment: Apartment) => ReactNode;
}) {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="apartments">
      <Column>
        <Top>
          <h2 id="apartments">{t('apartments.heading')}</h2>
          <p>{t('apartments.lead')}</p>
        </Top>
        <CardRow role="list" count={apartments.length}>
          {apartments.map((apartment) => (
            <li key={apartment.slug}>
              <ApartmentCard
                apartment={apartment}
                pictures={covers[apartment.slug]!.slice(0, 1)}
                inside={covers[apartment.slug]!.slice(1)}
                offer={offerOf(apartment)}
              />
            </li>
          ))}
        </CardRow>
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
