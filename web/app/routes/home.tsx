import { lazy } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { cardFacts, cardTexts } from '../features/apartments/CardFacts.ts';
import { features } from '../features/apartments/amenityList.ts';
import { useConsented } from '../features/consent/useConsented.ts';
import { Hero } from '../features/home/Hero.tsx';
import { Reviews } from '../features/home/Reviews.tsx';
import { distanceTexts } from '../features/location/Distances.tsx';
import { writeStayChoice } from '../features/booking/chosenStay/StayChoice.ts';
import { StaySearch, staySearchErrors } from '../features/booking/search/StaySearch.tsx';
import { useRestoredStay } from '../features/booking/chosenStay/useSavedStay.ts';
import { useStayChoice } from '../features/booking/chosenStay/useStayChoice.ts';
import { useToday } from '../features/booking/chosenStay/useToday.ts';
import { usePathTo } from '../i18n/PageLink.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { readApartments } from '../villa/apartments.server.ts';
import { picturePlaces, readCovers, readHero, readPicture, readSharedPicture } from '../villa/pictures.server.ts';
import { readReviews } from '../villa/reviews.server.ts';
import { useCurrentApartments } from '../features/booking/availability/useCurrentApartments.ts';
import { StaticIsland } from '../boot/StaticIsland.tsx';
import { revalidateOnNewPath } from './revalidateOnNewPath.ts';
import { pageHead } from './pageHead.ts';

const reviewTexts = [
  ...['heading', 'samples', 'sample', 'previous', 'next'].map((key) => `reviews.${key}`),
  'reviews.sources.*',
];

const loadSections = () => import('./HomeSections.tsx');
const HomeSections = lazy(() => loadSections().then(({ HomeSections }) => ({ default: HomeSections })));

export function loader({ url }: LoaderFunctionArgs) {
  const apartments = readApartments();
  return {
    messages: readMessages(url, 'stay', {
      home: ['title', 'description', 'hero.*', ...reviewTexts],
      errors: staySearchErrors,
      format: ['monthsShort.*'],
    }),
    apartments,
    hero: readHero(url),
    reviews: readReviews(url),
    shared: readSharedPicture(url),
    island: {
      messages: readMessages(url, 'home', { villa: cardTexts, apartment: features, place: distanceTexts }),
      apartments: apartments.map(cardFacts),
      covers: readCovers(url, 1, 0),
      evening: readPicture(url, picturePlaces.evening, false),
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.messages.resources.home?.title,
    loaderData?.messages.resources.home?.description,
    loaderData?.shared,
  );

export const shouldRevalidate = revalidateOnNewPath;

export default function Home() {
  const { hero, reviews, island } = useLoaderData<typeof loader>();
  const cards = useCurrentApartments(island.apartments, cardFacts, loadSections);
  return (
    <>
      <Hero {...hero}>
        <Search />
      </Hero>
      <StaticIsland
        id="below-hero"
        Part={HomeSections}
        data={{ ...island, apartments: cards }}
        isOutdated={cards !== island.apartments}
      />
      <Reviews reviews={reviews} />
    </>
  );
}

/** Separate component, because everything that uses the URL renders again after hydration. */
function Search() {
  const apartments = useCurrentApartments(useLoaderData<typeof loader>().apartments);
  const [choice, change] = useStayChoice();
  const today = useToday(apartments[0]!.propertyTerms.timeZone);
  useRestoredStay(useConsented('stay'), choice, change, today);
  const navigate = useNavigate();
  const pathname = usePathTo('apartments');
  return (
    <StaySearch
      apartments={apartments}
      choice={choice}
      onChange={change}
      today={today}
      onSearch={(wanted) => void navigate({ pathname, search: writeStayChoice(wanted).toString() })}
    />
  );
}
