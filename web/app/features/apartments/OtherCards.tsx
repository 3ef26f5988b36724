import styled from '@emotion/styled';
import type { PictureProps } from '../../ui/picture/Picture.tsx';
import { ApartmentCard } from './ApartmentCard.tsx';
import { cardFacts, type CardFacts } from './CardFacts.ts';
import { CardRow } from './CardRow.ts';

/** A hook for the facts as they are now, where the page was built with others. */
export type UseCurrentCards = (built: CardFacts[], viewOf: typeof cardFacts) => CardFacts[];

/** The cards at the end of an apartment's page. */
export function OtherCards({
  apartments: built,
  covers,
  useCurrent,
}: {
  apartments: CardFacts[];
  covers: Record<string, PictureProps['picture'][]>;
  useCurrent: UseCurrentCards;
}) {
  const apartments = useCurrent(built, cardFacts);
  return (
    <Cards count={apartments.length}>
      {apartments.map((apartment) => (
        <li key={apartment.slug}>
          <ApartmentCard apartment={apartment} pictures={covers[apartment.slug]!} position="later" />
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled(CardRow)`
  margin-top: 32px;
`;
