import { Features } from '../features/apartments/Features.tsx';
import type { CardFacts } from '../features/apartments/CardFacts.ts';
import { AllApartments } from '../features/apartments/AllApartments.tsx';
import { Area } from '../features/home/Area.tsx';
import { Claims } from '../features/home/Claims.tsx';
import { Evening } from '../features/home/Evening.tsx';
import { Steps } from '../features/home/Steps.tsx';
import { Distances } from '../features/location/Distances.tsx';
import type { PictureProps } from '../ui/picture/Picture.tsx';

export interface HomeSectionsProps {
  apartments: CardFacts[];
  covers: Record<string, PictureProps['picture'][]>;
  evening: PictureProps['picture'];
}

/** The home page's sections between the search and the reviews. */
export function HomeSections({ apartments, covers, evening }: HomeSectionsProps) {
  return (
    <>
      <Claims />
      <AllApartments apartments={apartments} covers={covers} />
      <Features />
      <Evening picture={evening} />
      <Steps />
      <Area>
        <Distances />
      </Area>
    </>
  );
}
