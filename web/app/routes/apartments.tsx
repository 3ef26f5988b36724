import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { useTranslation } from 'react-i18next';
import { ApartmentCard } from '../features/apartments/ApartmentCard.tsx';
import { cardFacts, cardTexts } from '../features/apartments/CardFacts.ts';
import { CardRow } from '../features/apartments/CardRow.ts';
import { Comparison } from '../features/apartments/Comparison.tsx';
import { useConsented } from '../features/consent/useConsented.ts';
import { ApartmentInstead, ApartmentOffer } from '../features/booking/availability/ApartmentOffer.tsx';
import { ApartmentSearch } from '../features/booking/search/ApartmentSearch.tsx';
import { chosenStay, writeStayChoice } from '../features/booking/chosenStay/StayChoice.ts';
import { staySearchErrors } from '../features/booking/search/StaySearch.tsx';
import { useSavedStay } from '../features/booking/chosenStay/useSavedStay.ts';
import { useStaySearch } from '../features/booking/search/useStaySearch.ts';
import { useApartmentTexts } from '../i18n/useApartmentTexts.ts';
import { readMessages } from '../i18n/readMessages.server.ts';
import { Column, Section } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { readApartments } from '../villa/apartments.server.ts';
import { countBeds } from '../villa/countBeds.ts';
import { readComforts } from '../villa/comforts.server.ts';
import { readCovers, readSharedPicture } from '../villa/pictures.server.ts';
import { bedKinds } from '../villa/dataSchemas.server.ts';
import { readRooms } from '../villa/rooms.server.ts';
import { useCurrentApartments } from '../features/booking/availability/useCurrentApartments.ts';
import { revalidateOnNewPath } from './revalidateOnNewPath.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const apartments = readApartments();
  return {
    messages: readMessages(url, 'apartments', 'gallery', 'stay', {
      villa: [...cardTexts, 'apartments.*.view'],
      apartment: bedKinds.map((kind) => `rooms.${kind}`),
      errors: staySearchErrors,
      format: ['monthsShort.*'],
    }),
    apartments,
    comforts: Object.fromEntries(apartments.map(({ slug }) => [slug, readComforts(slug)])),
    beds: Object.fromEntries(apartments.map(({ slug }) => [slug, countBeds(readRooms(slug))])),
    covers: readCovers(url, 3, 1),
    shared: readSharedPicture(url),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.messages.resources.apartments?.title,
    loaderData?.messages.resources.apartments?.description,
    loaderData?.shared,
  );

export const shouldRevalidate = revalidateOnNewPath;

export default function Apartments() {
  const { t } = useTranslation('apartments');
  const { apartments: built, beds, comforts, covers } = useLoaderData<typeof loader>();
  const apartments = useCurrentApartments(built);
  const search = useStaySearch(apartments);
  const { availability, choice } = search;
  const textsOf = useApartmentTexts();
  useSavedStay(useConsented('stay'), choice);
  const stay = chosenStay(choice);
  const isPriced = stay && search.messages === 'ready';
  const query = stay ? `?${writeStayChoice(choice)}` : '';
  const totals =
    availability.state === 'loaded'
      ? Object.fromEntries(availability.response.apartments.map(({ slug, quote }) => [slug, quote?.totalPayment]))
      : undefined;
  return (
    <Column>
      <PageTitle heading={t('heading')} lead={t('lead')} />
      <ApartmentSearch apartments={apartments} search={search} />
      <Section>
        <CardRow count={search.apartments.length}>
          {search.apartments.map((apartment) => (
            <li key={apartment.slug}>
              <ApartmentCard
                apartment={cardFacts(apartment)}
                pictures={covers[apartment.slug]!}
                position={apartment === apartments[0] ? 'first' : 'next'}
                level="h2"
                search={query}
              >
                {isPriced ? (
                  <>
                    <ApartmentOffer apartment={apartment} search={search} />
                    <ApartmentInstead slug={apartment.slug} name={textsOf(apartment.slug).name} search={search} />
                  </>
                ) : undefined}
              </ApartmentCard>
            </li>
          ))}
        </CardRow>
      </Section>
      {apartments.length > 1 && <Comparison apartments={apartments} beds={beds} comforts={comforts} totals={totals} />}
    </Column>
  );
}
