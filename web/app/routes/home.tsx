import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { cardFacts } from '../features/apartments/CardFacts.ts';
import { cardTexts } from '../features/apartments/cardTexts.ts';
import { features } from '../features/apartments/amenities.ts';
import { Features } from '../features/apartments/Features.tsx';
import { ThreeApartments } from '../features/apartments/ThreeApartments.tsx';
import { useConsented } from '../features/consent/consent.ts';
import { Area } from '../features/home/Area.tsx';
import { Claims } from '../features/home/Claims.tsx';
import { Evening } from '../features/home/Evening.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { Reviews } from '../features/home/Reviews.tsx';
import { Steps } from '../features/home/Steps.tsx';
import { Distances, distanceTexts } from '../features/place/Distances.tsx';
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

export function loader({ url }: LoaderFunctionArgs) {
  const apartments = readApartments();
  return {
    words: readWords(url, 'home', 'stay', {
      villa: cardTexts,
      errors: firstErrors,
      apartment: features,
      place: distanceTexts,
    }),
    apartments: apartments.map(cardFacts),
    rules: looseRules(apartments),
    limits: widestLimits(apartments.map(({ limits }) => limits)),
    timeZone: apartments[0]!.houseTerms.timeZone,
    hero: readPicture(url, picturePlaces.hero),
    evening: readPicture(url, picturePlaces.evening, false),
    covers: readCovers(url, 1, 0),
    reviews: readReviews(url),
    shared: readSharedPicture(url),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.home?.title, loaderData?.words.resources.home?.description, loaderData?.shared);

export const shouldRevalidate = keepDataOfPage;

export default function Home() {
  const { apartments, rules, limits, timeZone, hero, evening, covers, reviews } = useLoaderData<typeof loader>();
  const [choice, change] = useStayChoice();
  const today = useToday(timeZone);
  useLastStay(useConsented('stay'), choice, change, today);
  const navigate = useNavigate();
  const pathname = usePathTo('apartments');
  return (
    <>
      <Hero picture={hero}>
        <StaySearch
          rules={rules}
          limits={limits}
          choice={choice}
          onChange={change}
          today={today}
          onSearch={(wanted) => void navigate({ pathname, search: writeStayChoice(wanted).toString() })}
        />
      </Hero>
      <Claims />
      <ThreeApartments apartments={apartments} covers={covers} />
      <Features />
      <Evening picture={evening} />
      <Steps />
      <Area>
        <Distances />
      </Area>
      <Reviews reviews={reviews} />
    </>
  );
}
