import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/layout/layout.ts';
import type { PictureProps } from '../../ui/picture/Picture.tsx';
import { ApartmentCard } from './ApartmentCard.tsx';
import { CardRow } from './CardRow.ts';

export function OtherApartments({
  apartments,
  covers,
  offerOf,
}: {
  apartments: Apartment[];
  covers: Record<string, PictureProps['picture'][]>;
  /** What a card says about the chosen stay. */
  offerOf: (apartment: Apartment) => ReactNode;
}) {
  const { t } = useTranslation('apartment');
  return (
    <Section aria-labelledby="others">
      <h2 id="others">{t('others.heading')}</h2>
      <Cards role="list" count={apartments.length}>
        {apartments.map((apartment) => (
          <li key={apartment.slug}>
            <ApartmentCard apartment={apartment} pictures={covers[apartment.slug]!} offer={offerOf(apartment)} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

const Cards = styled(CardRow)`
  margin-top: 32px;
`;
