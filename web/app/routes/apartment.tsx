import styled from '@emotion/styled';
import { lowestNightPrice } from 'functions/domain/quote';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { ApartmentFactLine } from '../features/apartments/ApartmentFactLine.tsx';
import { cardFacts } from '../features/apartments/CardFacts.ts';
import { cardTexts } from '../features/apartments/cardTexts.ts';
import { OtherApartments } from '../features/apartments/OtherApartments.tsx';
import { useApartmentWords } from '../features/apartments/useApartmentWords.ts';
import { useConsented } from '../features/consent/consent.ts';
import { Gallery } from '../features/gallery/Gallery.tsx';
import { LateMap } from '../features/place/LateMap.tsx';
import { firstErrors } from '../features/stay/firstErrors.ts';
import { StayCalendarSection } from '../features/stay/StayCalendarSection.tsx';
import { StayFootBar } from '../features/stay/StayFootBar.tsx';
import { StayPanel } from '../features/stay/StayPanel.tsx';
import { useRememberedStay } from '../features/stay/useRememberedStay.ts';
import { useStayChoice } from '../features/stay/useStayChoice.ts';
import { PageLink } from '../i18n/PageLink.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { createFormat } from '../i18n/useFormat.ts';
import type { Namespaces } from '../i18n/Words.ts';
import { Column, Eyebrow, Lead, Section } from '../ui/layout.ts';
import { from } from '../ui/tokens.ts';
import { readApartment, readApartments } from '../villa/apartments.server.ts';
import { readCovers, readGallery, readSharedPicture } from '../villa/pictures.server.ts';
import { readRooms } from '../villa/rooms.server.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { pageHead } from './pageHead.ts';
import { Still } from './Still.tsx';

const loadParts = () => import('./apartmentParts.tsx');
const RoomsAndAmenities = lazy(() => loadParts().then((parts) => ({ default: parts.RoomsAndAmenities })));
const PricesAndRules = lazy(() => loadParts().then((parts) => ({ default: parts.PricesAndRules })));

export function loader({ url, params }: LoaderFunctionArgs) {
  const apartment = readApartment(params['slug']!);
  const { [apartment.slug]: _, ...covers } = readCovers(url, 1, 0);
  return {
    words: readWords(url, 'gallery', 'stay', {
      apartment: ['title', 'description', 'facts.*', 'stay.*', 'others.heading', 'type.*', 'place.*'],
      villa: [...cardTexts, `apartments.${apartment.slug}.text`],
      errors: firstErrors,
    }),
    apartment,
    others: readApartments()
      .filter(({ slug }) => slug !== apartment.slug)
      .map(cardFacts),
    pictures: readGallery(url, apartment.slug, 1),
    covers,
    shared: readSharedPicture(url, apartment.slug),
    still: { words: readWords(url, 'apartment'), rooms: readRooms(apartment.slug) },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return pageHead(undefined);
  const { words, apartment, shared } = loaderData;
  const { title, description } = words.resources.apartment!;
  const { name, line } = words.resources.villa!.apartments[apartment.slug as Slug];
  const format = createFormat(words.language);
  const values: Record<string, string> = {
    name,
    line,
    size: format.number(apartment.squareMetres),
    guests: format.number(apartment.limits.guests),
    price: format.money(lowestNightPrice(apartment)),
  };
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key]!);
  return pageHead(fill(title), fill(description), shared);
};

type Slug = keyof Namespaces['villa']['apartments'];

export const shouldRevalidate = keepDataOfPage;

const panelId = 'stay';

export default function Apartment() {
  const { t } = useTranslation('apartment');
  const { apartment, others, pictures, covers, still } = useLoaderData<typeof loader>();
  const wordsOf = useApartmentWords();
  const [choice] = useStayChoice();
  useRememberedStay(useConsented('stay'), choice);
  const { name, line, text } = wordsOf(apartment.slug);
  return (
    <Column>
      <Gallery key={apartment.slug} name={name} pictures={pictures} />
      <Halves>
        <Top>
          <Eyebrow>{t(apartment.bedrooms === 0 ? 'type.studio' : 'type.apartment')}</Eyebrow>
          <h1>{name}</h1>
          <ApartmentFactLine apartment={apartment} />
          <Lead>{line}</Lead>
          <p>{text}</p>
        </Top>
        <PanelPlace id={panelId}>
          <StayPanel key={apartment.slug} apartment={apartment} nameOf={(slug) => wordsOf(slug).name} />
        </PanelPlace>
        <div>
          <Still key={`${apartment.slug} rooms`} id="inside" Part={RoomsAndAmenities} data={still} />
          <StayCalendarSection key={apartment.slug} apartment={apartment} />
          <Still
            key={`${apartment.slug} prices`}
            id="prices-rules"
            Part={PricesAndRules}
            data={still && { words: still.words, apartment }}
          />
          <Section aria-labelledby="place">
            <h2 id="place">{t('place.heading')}</h2>
            <Place>
              <LateMap />
              <p>
                <PageLink page="about" hash="#way">
                  {t('place.way')}
                </PageLink>
              </p>
            </Place>
          </Section>
        </div>
      </Halves>
      <StayFootBar apartment={apartment} panelId={panelId} />
      <OtherApartments key={`${apartment.slug} others`} apartments={others} covers={covers} />
    </Column>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) 400px;
    grid-template-rows: auto 1fr;
    gap: 0 80px;
  }
`;

/** On a phone after the first words, on a desk beside all of them. */
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
