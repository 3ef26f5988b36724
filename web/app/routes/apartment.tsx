import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Amenities } from '../features/apartments/Amenities.tsx';
import { ApartmentCard } from '../features/apartments/ApartmentCard.tsx';
import { ApartmentFactLine } from '../features/apartments/ApartmentFactLine.tsx';
import { cardFacts } from '../features/apartments/CardFacts.ts';
import { CardRow } from '../features/apartments/CardRow.ts';
import { cardTexts } from '../features/apartments/cardTexts.ts';
import { HouseRules } from '../features/apartments/HouseRules.tsx';
import { SeasonPrices } from '../features/apartments/SeasonPrices.tsx';
import { useApartmentWords } from '../features/apartments/useApartmentWords.ts';
import { useConsented } from '../features/consent/consent.ts';
import { Gallery } from '../features/gallery/Gallery.tsx';
import { firstErrors } from '../features/stay/firstErrors.ts';
import { StayCalendarSection } from '../features/stay/StayCalendarSection.tsx';
import { StayFootBar } from '../features/stay/StayFootBar.tsx';
import { StayPanel } from '../features/stay/StayPanel.tsx';
import { useRememberedStay } from '../features/stay/useRememberedStay.ts';
import { useStayChoice } from '../features/stay/useStayChoice.ts';
import { readWords } from '../i18n/readWords.server.ts';
import type { Namespaces } from '../i18n/Words.ts';
import { Column, Lead, Section } from '../ui/layout.ts';
import { from } from '../ui/tokens.ts';
import { readApartment, readApartments } from '../villa/apartments.server.ts';
import { readCovers, readGallery, readSharedPicture } from '../villa/pictures.server.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url, params }: LoaderFunctionArgs) {
  const apartment = readApartment(params['slug']!);
  const { [apartment.slug]: _, ...covers } = readCovers(url, 1, 0);
  return {
    words: readWords(url, 'apartment', 'gallery', 'stay', {
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
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const words = loaderData?.words.resources;
  const texts = words?.villa?.apartments[loaderData?.apartment.slug as keyof Namespaces['villa']['apartments']];
  return pageHead(words?.apartment?.title.replace('{{name}}', texts?.name ?? ''), texts?.line, loaderData?.shared);
};

export const shouldRevalidate = keepDataOfPage;

const panelId = 'stay';

export default function Apartment() {
  const { t } = useTranslation('apartment');
  const { apartment, others, pictures, covers } = useLoaderData<typeof loader>();
  const wordsOf = useApartmentWords();
  const [choice] = useStayChoice();
  useRememberedStay(useConsented('stay'), choice);
  const { name, line, text } = wordsOf(apartment.slug);
  return (
    <Column>
      <Gallery key={apartment.slug} name={name} pictures={pictures} />
      <Halves>
        <Top>
          <h1>{name}</h1>
          <ApartmentFactLine apartment={apartment} />
          <Lead>{line}</Lead>
          <p>{text}</p>
        </Top>
        <PanelPlace id={panelId}>
          <StayPanel key={apartment.slug} apartment={apartment} nameOf={(slug) => wordsOf(slug).name} />
        </PanelPlace>
        <div>
          <Amenities />
          <StayCalendarSection key={apartment.slug} apartment={apartment} />
          <SeasonPrices apartment={apartment} />
          <HouseRules apartment={apartment} />
        </div>
      </Halves>
      <StayFootBar apartment={apartment} panelId={panelId} />
      <Section aria-labelledby="others">
        <h2 id="others">{t('others.heading')}</h2>
        <Others>
          {others.map((other) => (
            <li key={other.slug}>
              <ApartmentCard apartment={other} pictures={covers[other.slug]!} />
            </li>
          ))}
        </Others>
      </Section>
    </Column>
  );
}

const Halves = styled.div`
  display: grid;
  gap: 40px;
  ${from.desk} {
    grid-template-columns: 1fr 400px;
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

const Others = styled(CardRow)`
  margin-top: 32px;
`;
