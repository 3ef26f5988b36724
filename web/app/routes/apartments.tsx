import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { useTranslation } from 'react-i18next';
import { ApartmentCard } from '../features/apartments/ApartmentCard.tsx';
import { CardRow } from '../features/apartments/CardRow.ts';
import { Comparison } from '../features/apartments/Comparison.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { Column, Section } from '../ui/layout.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { readApartments } from '../villa/apartments.server.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'apartments', 'villa'), apartments: readApartments() };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.apartments?.title, loaderData?.words.resources.apartments?.description);

export default function Apartments() {
  const { t } = useTranslation('apartments');
  const { apartments } = useLoaderData<typeof loader>();
  return (
    <Column>
      <PageTitle heading={t('heading')} lead={t('lead')} />
      {/* The stay search bar stands here: <StaySearch /> */}
      <Section>
        <CardRow>
          {apartments.map((apartment) => (
            <li key={apartment.slug}>
              <ApartmentCard apartment={apartment} level="h2" />
            </li>
          ))}
        </CardRow>
      </Section>
      <Comparison apartments={apartments} />
    </Column>
  );
}
