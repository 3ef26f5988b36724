import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { AllApartments } from '../features/apartments/AllApartments.tsx';
import { Features } from '../features/apartments/Features.tsx';
import { Area } from '../features/home/Area.tsx';
import { Claims } from '../features/home/Claims.tsx';
import { Evening } from '../features/home/Evening.tsx';
import { Parties } from '../features/home/Parties.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { Hosts } from '../features/hosts/Hosts.tsx';
import { Reviews } from '../features/hosts/Reviews.tsx';
import { Steps } from '../features/home/Steps.tsx';
import { AreaMap } from '../features/location/AreaMap.tsx';
import { Distances } from '../features/location/Distances.tsx';
import { useCardOffer } from '../features/booking/availability/offers/useCardOffer.tsx';
import { readApartments } from '../villa/apartments.server.ts';
import { picturePlaces, readCovers, readHero, readPicture } from '../villa/pictures.server.ts';
import { placeLists } from '../villa/placeLists.ts';
import { readReviews } from '../villa/reviews.server.ts';
import { useCurrentApartments } from '../features/booking/availability/useCurrentApartments.ts';
import { AnyStaySearch } from './AnyStaySearch.tsx';
import { pageMeta } from './pageHead.ts';
import { readPage } from './readPage.server.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const apartments = readApartments();
  return {
    ...readPage(url, 'home', 'stay', 'villa', 'apartment', 'place', 'errors', 'offer', 'format', 'hosts', 'reviews'),
    apartments,
    hero: readHero(url),
    hosts: readPicture(url, picturePlaces.about.hosts, false),
    reviews: readReviews(url),
    covers: readCovers(url, 3, 0),
    parties: Object.fromEntries(
      placeLists.parties.map(({ party, picture }) => [party, readPicture(url, picture, false)]),
    ),
    evening: readPicture(url, picturePlaces.evening, false),
  };
}

export const meta = pageMeta('home');

export { shouldRevalidate } from './shouldRevalidate.ts';

export default function Home() {
  const { apartments, hero, hosts, reviews, evening, parties } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero {...hero}>
        <AnyStaySearch apartments={apartments} />
      </Hero>
      <Claims />
      <Cards />
      <Parties pictures={parties} />
      <Features />
      <Evening picture={evening} />
      <Steps />
      <Hosts picture={hosts} />
      <Area map={<AreaMap />}>
        <Distances />
      </Area>
      <Reviews reviews={reviews} withApartment />
    </>
  );
}

/** A separate component, because everything that uses the URL renders again after hydration. */
function Cards() {
  const { apartments: built, covers } = useLoaderData<typeof loader>();
  const apartments = useCurrentApartments(built);
  return <AllApartments apartments={apartments} covers={covers} offerOf={useCardOffer(apartments)} />;
}
