import styled from '@emotion/styled';
import type { PictureProps } from '../../ui/picture/Picture.tsx';
import { ApartmentCard } from './ApartmentCard.tsx';
import type { CardFacts } from './CardFacts.ts';
import { CardRow } from './CardRow.ts';

/** The cards at the end of an apartment's page. */
export function OtherCards({
  apartments,
  covers,
}: {
  apartments: CardFacts[];
  covers: Record<string, PictureProps['picture'][]>;
}) {
  return (
    <Cards>
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
