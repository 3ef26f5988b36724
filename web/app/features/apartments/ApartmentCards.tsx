import type { Apartment } from 'functions/contract/apartment';
import type { ReactNode } from 'react';
import type { PictureProps } from '../../ui/picture/Picture.tsx';
import { ApartmentCard } from './ApartmentCard.tsx';
import { CardRow } from './CardRow.ts';

export interface ApartmentCardsProps {
  apartments: Apartment[];
  /** Pictures by slug. The first is the card's, any others are in a row below it. */
  covers: Record<string, PictureProps['picture'][]>;
  /** What a card says about the chosen stay. */
  offerOf: (apartment: Apartment) => ReactNode;
}

/** The cards of apartments side by side. */
export function ApartmentCards({ apartments, covers, offerOf }: ApartmentCardsProps) {
  return (
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
  );
}
