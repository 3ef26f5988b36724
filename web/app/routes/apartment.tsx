import styled from '@emotion/styled';
import type { ApartmentFacts } from 'functions/contract/apartment';
import { formatMoney, formatNumber } from 'functions/domain/formatNumber';
import { lowestNightPrice } from 'functions/domain/quote';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { ApartmentFactLine } from '../features/apartments/ApartmentFactLine.tsx';
import { cardFacts, cardTexts } from '../features/apartments/CardFacts.ts';
import { OtherApartments } from '../features/apartments/OtherApartments.tsx';
import { useApartmentTexts, type Slug } from '../i18n/useApartmentTexts.ts';
import { useConsented } from '../features/consent/useConsented.ts';
import { Gallery } from '../features/gallery/Gallery.tsx';
import { LazyMap } from '../features/location/LazyMap.tsx';
import { StayCalendarSection } from '../features/booking/calendar/StayCalendarSection.tsx';
import { staySearchErrors } from '../features/booking/search/StaySearch.tsx';
import { LazyStayTerms } from '../features/booking/terms/LazyStayTerms.tsx';
import { StayPanel } from '../features/booking/availability/StayPanel.tsx';
import { useSavedStay } from '../features/booking/chosenStay/useSavedStay.ts';
import { useStayChoice } from '../features/booking/chosenStay/useStayChoice.ts';
import { createI18n } from '../i18n/I18nProvider.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { Column, Eyebrow, Lead, Section } from '../ui/layout/layout.ts';
import { from } from '../ui/theme/tokens.ts';
import { readApartment, readApartments } from '../villa/apartments.server.ts';
import { readCovers, readGallery, readSharedPicture } from '../villa/pictures.server.ts';
import { hasCot, readRooms } from '../villa/rooms.server.ts';
import { useCurrentApartments } from '../features/booking/availability/useCurrentApartments.ts';
import { StaticIsland } from '../boot/StaticIsland.tsx';
import { revalidateOnNewPath } from './revalidateOnNewPath.ts';
import { pageHead } from './pageHead.ts';

const loadParts = () => import('./apartmentParts.tsx');
const RoomsAndAmenities = lazy(() => loadParts().then((parts) => ({ default: parts.RoomsAndAmenities })));
const PricesAndRules = lazy(() => loadParts().then((parts) => ({ default: parts.PricesAndRules })));

export function loader({ url, params }: LoaderFunctionArgs) {
  const apartment = readApartment(params['slug']!);
  const { [apartment.slug]: _, ...covers } = readCovers(url, 1, 0);
  return {
    messages: readMessages(url, 'gallery', 'stay', {
      apartment: ['facts.*', 'stay.*', 'others.heading', 'type.*', 'place.*'],
      villa: [...cardTexts, `apartments.${apartment.slug}.text`],
      errors: staySearchErrors,
      format: ['monthsShort.*'],
    }),
    apartment,
    hasCot: hasCot(apartment.slug),
    others: readApartments()
      .filter(({ slug }) => slug !== apartment.slug)
      .map(cardFacts),
    pictures: readGallery(url, apartment.slug, 1),
    covers,
    head: readHead(url, apartment),
    shared: readSharedPicture(url, apartment.slug),
    island: {
      messages: readMessages(url, 'apartment', { format: ['months.*', 'weekdays.*', 'and'] }),
      rooms: readRooms(apartment.slug),
    },
  };
}

/** Title and description of an apartment's page. */
function readHead(url: URL, apartment: ApartmentFacts) {
  const messages = readMessages(url, {
    apartment: ['title', 'description'],
    villa: [`apartments.${apartment.slug}.*`],
  });
  const t = createI18n(messages).getFixedT(messages.language, 'apartment');
  const { name, line } = messages.resources.villa!.apartments[apartment.slug as Slug];
  return {
    title: t('title', { name }),
    description: t('description', {
      line,
      size: formatNumber(messages.language, apartment.squareMetres),
      guests: formatNumber(messages.language, apartment.limits.guests),
      price: formatMoney(messages.language, lowestNightPrice(apartment)),
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.head.title, loaderData?.head.description, loaderData?.shared);

export const shouldRevalidate = revalidateOnNewPath;

const panelId = 'stay';

export default function Apartment() {
  const { t } = useTranslation('apartment');
  const { apartment: built, hasCot, others, pictures, covers, island } = useLoaderData<typeof loader>();
  const [apartment = built] = useCurrentApartments(
    useMemo(() => [built], [built]),
    undefined,
    loadParts,
  );
  const messagesOf = useApartmentTexts();
  const [choice] = useStayChoice();
  useSavedStay(useConsented('stay'), choice);
  const { name, line, text } = messagesOf(apartment.slug);
  return (
    <Column>
      <Gallery key={apartment.slug} name={name} pictures={pictures} />
      <TwoColumns>
        <Top>
          <Eyebrow>{t(apartment.bedrooms === 0 ? 'type.studio' : 'type.apartment')}</Eyebrow>
          <h1>{name}</h1>
          <ApartmentFactLine apartment={apartment} />
          <Lead>{line}</Lead>
          <p>{text}</p>
        </Top>
        <PanelPlace id={panelId}>
          <StayPanel
            key={apartment.slug}
            apartment={apartment}
            hasCot={hasCot}
            others={others}
            nameOf={(slug) => messagesOf(slug).name}
            panelId={panelId}
          />
        </PanelPlace>
        <div>
          <StaticIsland key={`${apartment.slug} rooms`} id="inside" Part={RoomsAndAmenities} data={island} />
          <StayCalendarSection key={apartment.slug} apartment={apartment} />
          <LazyStayTerms apartment={apartment} hasCot={hasCot} />
          <StaticIsland
            key={`${apartment.slug} prices`}
            id="prices-rules"
            Part={PricesAndRules}
            data={{ messages: island.messages, apartment }}
            isOutdated={apartment !== built}
          />
          <Section aria-labelledby="place">
            <h2 id="place">{t('place.heading')}</h2>
            <Place>
              <LazyMap />
              <p>
                <PageLink page="about" hash="#way">
                  {t('place.way')}
                </PageLink>
              </p>
            </Place>
          </Section>
        </div>
      </TwoColumns>
      {others.length > 0 && (
        <OtherApartments
          key={`${apartment.slug} others`}
          apartments={others}
          covers={covers}
          useCurrent={useCurrentApartments}
        />
      )}
    </Column>
  );
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

/** On a phone after the first paragraph, on a desk beside all of the text. */
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
