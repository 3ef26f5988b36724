import styled from '@emotion/styled';
import type { ApartmentFacts } from 'functions/contract/apartment';
import { formatNumber } from 'functions/domain/formatNumber';
import { useMemo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Amenities } from '../features/apartments/Amenities.tsx';
import { ApartmentFactLine } from '../features/apartments/ApartmentFactLine.tsx';
import { Families } from '../features/apartments/Families.tsx';
import { HouseRules } from '../features/apartments/HouseRules.tsx';
import { OtherApartments } from '../features/apartments/OtherApartments.tsx';
import { Rooms } from '../features/apartments/Rooms.tsx';
import { SeasonPrices } from '../features/apartments/SeasonPrices.tsx';
import { useApartmentTexts, type Slug } from '../i18n/useApartmentTexts.ts';
import { useConsented } from '../features/consent/useConsented.ts';
import { Reviews } from '../features/hosts/Reviews.tsx';
import { Gallery } from '../features/gallery/Gallery.tsx';
import { AreaMap } from '../features/location/AreaMap.tsx';
import { StayCalendarSection } from '../features/booking/calendar/StayCalendarSection.tsx';
import { StayTerms } from '../features/booking/terms/StayTerms.tsx';
import { chosenStay } from '../features/booking/chosenStay/StayChoice.ts';
import { useCardOffer } from '../features/booking/availability/offers/useCardOffer.tsx';
import { StayPanel } from '../features/booking/availability/StayPanel.tsx';
import { useSavedStay } from '../features/booking/chosenStay/useSavedStay.ts';
import { useStayChoice } from '../features/booking/chosenStay/useStayChoice.ts';
import { createI18n } from '../i18n/I18nProvider.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { Column, Eyebrow, Lead, Section } from '../ui/layout/layout.ts';
import { from } from '../ui/theme/tokens.ts';
import { hasCot, readApartment, readApartmentFeatures, readApartments, readRooms } from '../villa/apartments.server.ts';
import { readCovers, readGallery, readSharedPicture } from '../villa/pictures.server.ts';
import { readReviews } from '../villa/reviews.server.ts';
import { useCurrentApartments } from '../features/booking/availability/useCurrentApartments.ts';
import { pageHead } from './pageHead.ts';
import { readPage } from './readPage.server.ts';

export function loader({ url, params }: LoaderFunctionArgs) {
  const apartment = readApartment(params['slug']!);
  const { [apartment.slug]: _, ...covers } = readCovers(url, 1, 0);
  return {
    ...readPage(
      url,
      'apartment',
      'gallery',
      'stay',
      'villa',
      'errors',
      'format',
      'offer',
      'stayTerms',
      'payment',
      'place',
      'reviews',
    ),
    apartment,
    hasCot: hasCot(apartment.slug),
    steps: readApartmentFeatures(apartment.slug).steps,
    others: readApartments().filter(({ slug }) => slug !== apartment.slug),
    pictures: readGallery(url, apartment.slug, 1),
    covers,
    head: readHead(url, apartment),
    shared: readSharedPicture(url, apartment.slug),
    rooms: readRooms(apartment.slug),
    reviews: readReviews(url, apartment.slug),
  };
}

function readHead(url: URL, apartment: ApartmentFacts) {
  const messages = readMessages(url, 'apartment', 'villa');
  const t = createI18n(messages).getFixedT(messages.language, 'apartment');
  const { name, line } = messages.resources.villa!.apartments[apartment.slug as Slug];
  return {
    title: t('title', { name }),
    description: t('description', {
      line,
      size: formatNumber(messages.language, apartment.squareMetres),
      guests: formatNumber(messages.language, apartment.limits.guests),
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.head.title, loaderData?.head.description, loaderData?.shared, loaderData?.structuredData);

export { shouldRevalidate } from './shouldRevalidate.ts';

const panelId = 'stay';

export default function Apartment() {
  const { t } = useTranslation('apartment');
  const {
    apartment: built,
    hasCot,
    steps,
    others: builtOthers,
    pictures,
    covers,
    rooms,
    reviews,
  } = useLoaderData<typeof loader>();
  const [apartment = built] = useCurrentApartments(useMemo(() => [built], [built]));
  const others = useCurrentApartments(builtOthers);
  const textsOf = useApartmentTexts();
  const { name, line, text } = textsOf(apartment.slug);
  return (
    <Column>
      <Gallery key={apartment.slug} name={name} pictures={pictures} />
      <TwoColumns>
        <Top>
          <Eyebrow>{t(apartment.bedrooms === 0 ? 'type.studio' : 'type.apartment')}</Eyebrow>
          <h1 translate="no">{name}</h1>
          <ApartmentFactLine apartment={apartment} />
          <Lead>{line}</Lead>
          <p>{text}</p>
        </Top>
        <PanelPlace id={panelId}>
          <StayPanel key={apartment.slug} apartment={apartment} others={others} panelId={panelId} />
        </PanelPlace>
        <div>
          <Rooms rooms={rooms} />
          <Amenities />
          <Families hasCot={hasCot} steps={steps} />
          <StayCalendarSection key={apartment.slug} apartment={apartment} />
          <Section as="div">
            <ChosenStayTerms apartment={apartment} hasCot={hasCot} />
          </Section>
          <SeasonPrices apartment={apartment} />
          <HouseRules apartment={apartment} />
          <Section aria-labelledby="place">
            <h2 id="place">{t('place.heading')}</h2>
            <Place>
              <AreaMap />
              <p>
                <PageLink page="about" hash="#way">
                  {t('place.way')}
                </PageLink>
              </p>
            </Place>
          </Section>
        </div>
      </TwoColumns>
      <Reviews reviews={reviews} />
      {others.length > 0 && <Others apartments={others} covers={covers} />}
    </Column>
  );
}

/**
 * The terms of the chosen stay. Stores the stay if the guest has consented. A separate component, because everything
 * that uses the URL renders again after hydration, and whenever the guest changes the stay.
 */
function ChosenStayTerms({ apartment, hasCot }: Pick<ComponentProps<typeof StayTerms>, 'apartment' | 'hasCot'>) {
  const [choice] = useStayChoice();
  useSavedStay(useConsented('stay'), choice);
  return <StayTerms apartment={apartment} hasCot={hasCot} stay={chosenStay(choice)} />;
}

/** A separate component, for the same reason as `ChosenStayTerms`. */
function Others(props: Pick<ComponentProps<typeof OtherApartments>, 'apartments' | 'covers'>) {
  return <OtherApartments {...props} offerOf={useCardOffer(props.apartments)} />;
}

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) 400px;
    grid-template-rows: auto 1fr;
    gap: 0 80px;
  }
`;

/** On a phone, the panel follows the first paragraph. On a desktop, it is beside the whole text. */
const PanelPlace = styled.div`
  ${from.desk} {
    grid-column: 2;
    grid-row: 1 / span 2;
    height: 100%;
    padding-top: 40px;
  }
`;

const Top = styled.div`
  display: grid;
  gap: 20px;
  padding-block: 40px 20px;
  max-width: 44em;
`;

const Place = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 28px;
  & p > a {
    display: inline-block;
    padding-block: 8px;
  }
`;
