import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useTranslation } from 'react-i18next';
import { ApartmentCard } from '../features/apartments/ApartmentCard.tsx';
import { CardRow } from '../features/apartments/CardRow.ts';
import { Comparison } from '../features/apartments/Comparison.tsx';
import { useConsented } from '../features/consent/useConsented.ts';
import { AlternativeApartment, ApartmentOffer } from '../features/booking/availability/offers/ApartmentOffer.tsx';
import { ApartmentSearch } from '../features/booking/search/ApartmentSearch.tsx';
import { chosenStay, writeStayChoice } from '../features/booking/chosenStay/StayChoice.ts';
import { useSavedStay } from '../features/booking/chosenStay/useSavedStay.ts';
import { useStaySearch } from '../features/booking/search/useStaySearch.ts';
import { HostLine } from '../features/hosts/HostLine.tsx';
import { useApartmentTexts } from '../i18n/useApartmentTexts.ts';
import { Column, Section } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { readApartments, readApartmentFeatures, readRooms } from '../villa/apartments.server.ts';
import { countBeds } from '../villa/countBeds.ts';
import { picturePlaces, readCovers, readPicture } from '../villa/pictures.server.ts';
import { useCurrentApartments } from '../features/booking/availability/useCurrentApartments.ts';
import { pageMeta } from './pageHead.ts';
import { readPage } from './readPage.server.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const apartments = readApartments();
  return {
    ...readPage(url, 'apartments', 'gallery', 'stay', 'villa', 'apartment', 'errors', 'format', 'offer', 'hosts'),
    apartments,
    features: Object.fromEntries(apartments.map(({ slug }) => [slug, readApartmentFeatures(slug)])),
    beds: Object.fromEntries(apartments.map(({ slug }) => [slug, countBeds(readRooms(slug))])),
    covers: readCovers(url, 3, 1),
    hosts: readPicture(url, picturePlaces.about.hosts, false),
  };
}

export const meta = pageMeta('apartments');

export { shouldRevalidate } from './shouldRevalidate.ts';

export default function Apartments() {
  const { t } = useTranslation('apartments');
  const { apartments: built, beds, features, covers, hosts } = useLoaderData<typeof loader>();
  const apartments = useCurrentApartments(built);
  const search = useStaySearch(apartments);
  const { availability, choice } = search;
  const textsOf = useApartmentTexts();
  useSavedStay(useConsented('stay'), choice);
  const stay = chosenStay(choice);
  const query = stay ? `?${writeStayChoice(choice)}` : '';
  const totals =
    availability.state === 'loaded'
      ? Object.fromEntries(availability.response.apartments.map(({ slug, quote }) => [slug, quote?.totalPayment]))
      : undefined;
  return (
    <Column>
      <PageTitle heading={t('heading')} lead={t('lead')} />
      <ApartmentSearch apartments={apartments} search={search} covers={covers} />
      <Section>
        <CardRow role="list" count={search.apartments.length}>
          {search.apartments.map((apartment) => (
            <li key={apartment.slug}>
              <ApartmentCard
                apartment={apartment}
                pictures={covers[apartment.slug]!}
                first={apartment === apartments[0]}
                level="h2"
                search={query}
                offer={stay && <ApartmentOffer apartment={apartment} choice={choice} availability={availability} />}
              >
                {stay && (
                  <AlternativeApartment slug={apartment.slug} name={textsOf(apartment.slug).name} search={search} />
                )}
              </ApartmentCard>
            </li>
          ))}
        </CardRow>
      </Section>
      {apartments.length > 1 && <Comparison apartments={apartments} beds={beds} features={features} totals={totals} />}
      <Section aria-labelledby="hosts">
        <HostLine picture={hosts} />
      </Section>
    </Column>
  );
}
