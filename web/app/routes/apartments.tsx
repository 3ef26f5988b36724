import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { useTranslation } from 'react-i18next';
import { ApartmentCard } from '../features/apartments/ApartmentCard.tsx';
import { cardFacts } from '../features/apartments/CardFacts.ts';
import { CardRow } from '../features/apartments/CardRow.ts';
import { cardTexts } from '../features/apartments/cardTexts.ts';
import { Comparison } from '../features/apartments/Comparison.tsx';
import { useConsented } from '../features/consent/consent.ts';
import { ApartmentOffer } from '../features/stay/ApartmentOffer.tsx';
import { firstErrors } from '../features/stay/firstErrors.ts';
import { widestLimits } from '../features/stay/guestCount.ts';
import { looseRules } from '../features/stay/looseRules.ts';
import { SearchResult } from '../features/stay/SearchResult.tsx';
import { chosenStay, writeStayChoice } from '../features/stay/StayChoice.ts';
import { StaySearch } from '../features/stay/StaySearch.tsx';
import { useRememberedStay } from '../features/stay/useRememberedStay.ts';
import { useStaySearch } from '../features/stay/useStaySearch.ts';
import { readWords } from '../i18n/readWords.server.ts';
import { Column, Section } from '../ui/layout.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { readApartments } from '../villa/apartments.server.ts';
import { readCovers, readSharedPicture } from '../villa/pictures.server.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    words: readWords(url, 'apartments', 'gallery', 'stay', { villa: cardTexts, errors: firstErrors }),
    apartments: readApartments(),
    covers: readCovers(url, 3, 1),
    shared: readSharedPicture(url),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.words.resources.apartments?.title,
    loaderData?.words.resources.apartments?.description,
    loaderData?.shared,
  );

export const shouldRevalidate = keepDataOfPage;

export default function Apartments() {
  const { t } = useTranslation('apartments');
  const { apartments, covers } = useLoaderData<typeof loader>();
  const search = useStaySearch(apartments);
  const { choice, change, today, availability, check } = search;
  useRememberedStay(useConsented('stay'), choice);
  const stayInAddress = chosenStay(choice) ? `?${writeStayChoice(choice)}` : '';
  return (
    <Column>
      <PageTitle heading={t('heading')} lead={t('lead')} />
      <StaySearch
        rules={looseRules(apartments)}
        limits={widestLimits(apartments.map(({ limits }) => limits))}
        choice={choice}
        onChange={change}
        today={today}
        checking={availability.state === 'checking'}
        onSearch={(wanted) => void check(wanted)}
      />
      <SearchResult search={search} />
      <Section>
        <CardRow>
          {apartments.map((apartment, place) => (
            <li key={apartment.slug}>
              <ApartmentCard
                apartment={cardFacts(apartment)}
                pictures={covers[apartment.slug]!}
                sight={place === 0 ? 'first' : 'next'}
                level="h2"
                search={stayInAddress}
              >
                <ApartmentOffer apartment={apartment} search={search} />
              </ApartmentCard>
            </li>
          ))}
        </CardRow>
      </Section>
      <Comparison apartments={apartments} />
    </Column>
  );
}
