import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import styled from '@emotion/styled';
import { AccountData } from '../features/account/AccountData.tsx';
import { BookingsSkeleton } from '../features/myBookings/BookingsSkeleton.tsx';
import { ProveAddress } from '../features/signIn/ProveAddress.tsx';
import { useSignedIn } from '../features/signIn/useSignedIn.ts';
import { readWords } from '../i18n/readWords.server.ts';
import { Column } from '../ui/layout.ts';
import { loadPart } from '../ui/loadPart.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { readCovers } from '../villa/pictures.server.ts';
import { timeZone } from '../villa/timeZone.ts';
import { dataBehindGuards } from './dataBehindGuards.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { middleware } from './middleware.ts';
import { pageHead } from './pageHead.ts';

export const clientMiddleware = middleware('signed-in');

export function loader({ url }: LoaderFunctionArgs) {
  return {
    words: readWords(
      url,
      'myBookings',
      { offer: ['nights', 'adultCount', 'childCount'] },
      { villa: ['apartments.*.name'] },
    ),
    covers: readCovers(url, 1, 0),
  };
}

export const clientLoader = dataBehindGuards;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.myBookings?.title);

export const shouldRevalidate = keepDataOfPage;

// Firestore's whole SDK with what listens: never in the prerendered page.
const LiveBookings = lazy(() =>
  loadPart(import('../features/myBookings/LiveBookings.tsx')).then((part) => ({ default: part.LiveBookings })),
);

export default function MyBookings() {
  const { t } = useTranslation('myBookings');
  const { covers } = useLoaderData<typeof loader>();
  const guest = useSignedIn();
  return (
    <Column>
      <PageTitle heading={t('heading')} lead={t('lead')} />
      {guest && <ProveAddress guest={guest} />}
      <List>
        {guest ? (
          <Suspense fallback={<BookingsSkeleton />}>
            <LiveBookings key={guest.uid} guest={guest} covers={covers} timeZone={timeZone} />
          </Suspense>
        ) : (
          <BookingsSkeleton />
        )}
      </List>
      {guest && <AccountData />}
    </Column>
  );
}

const List = styled.div`
  min-height: 60vh;
  padding-bottom: 72px;
`;
