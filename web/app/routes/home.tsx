import { lazy } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { cardFacts } from '../features/apartments/CardFacts.ts';
import { cardTexts } from '../features/apartments/cardTexts.ts';
import { features } from '../features/apartments/amenities.ts';
import { useConsented } from '../features/consent/consent.ts';
import { Hero } from '../features/home/Hero.tsx';
import { Reviews } from '../features/home/Reviews.tsx';
import { distanceTexts } from '../features/place/distanceTexts.ts';
import { firstErrors } from '../features/stay/firstErrors.ts';
import { widestLimits } from '../features/stay/guestCount.ts';
import { looseRules } from '../features/stay/looseRules.ts';
import { writeStayChoice } from '../features/stay/StayChoice.ts';
import { StaySearch } from '../features/stay/StaySearch.tsx';
import { useLastStay } from '../features/stay/useRememberedStay.ts';
import { useStayChoice } from '../features/stay/useStayChoice.ts';
import { useToday } from '../features/stay/useToday.ts';
import { usePathTo } from '../i18n/PageLink.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { readApartments } from '../villa/apartments.server.ts';
import { picturePlaces, readCovers, readPicture, readSharedPicture } from '../villa/pictures.server.ts';
import { readReviews } from '../villa/reviews.server.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { pageHead } from './pageHead.ts';
import { Still } from './Still.tsx';

const reviewTexts = [
  ...['heading', 'samples', 'sample', 'previous', 'next'].map((key) => `reviews.${key}`),
  'reviews.sources.*',
];

const BelowHero = lazy(() => import('./BelowHero.tsx').then(({ BelowHero }) => ({ default: BelowHero })));

export function loader({ url }: LoaderFunctionArgs) {
  const apartments = readApartments();
  return {
    words: readWords(url, 'stay', {
      home: ['title', 'description', 'hero.*', ...reviewTexts],
      errors: firstErrors,
    }),
    rules: looseRules(apartments),
    limits: widestLimits(apartments.map(({ limits }) => limits)),
    timeZone: apartments[0]!.houseTerms.timeZone,
    hero: readPicture(url, picturePlaces.hero),
    reviews: readReviews(url),
    shared: readSharedPicture(url),
    still: {
      words: readWords(url, 'home', { villa: cardTexts, apartment: features, place: distanceTexts }),
      apartments: apartments.map(cardFacts),
      covers: readCovers(url, 1, 0),
      evening: readPicture(url, picturePlaces.evening, false),
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.home?.title, loaderData?.words.resources.home?.description, loaderData?.shared);

export const shouldRevalidate = keepDataOfPage;

export default function Home() {
  const { hero, reviews, still } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero picture={hero}>
        <Search />
      </Hero>
      <Still id="below-hero" Part={BelowHero} data={still} />
      <Reviews reviews={reviews} />
    </>
  );
}

/** By itself, since all that knows the address is drawn a second time when the page comes alive. */
function Search() {
  const { rules, limits, timeZone } = useLoaderData<typeof loader>();
  const [choice, change] = useStayChoice();
  const today = useToday(timeZone);
  useLastStay(useConsented('stay'), choice, change, today);
  const navigate = useNavigate();
  const pathname = usePathTo('apartments');
  return (
    <StaySearch
      rules={rules}
      limits={limits}
      choice={choice}
      onChange={change}
      today={today}
      onSearch={(wanted) => void navigate({ pathname, search: writeStayChoice(wanted).toString() })}
    />
  );
}
