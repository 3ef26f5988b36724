import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LoadingBookings } from '../features/myBookings/LoadingBookings.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { Column } from '../ui/layout/layout.ts';
import { loadPart } from '../ui/loading/loadPart.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { useHydrated } from '../ui/browser/useHydrated.ts';
import { readApartments } from '../villa/apartments.server.ts';
import { readCovers } from '../villa/pictures.server.ts';
import { guardedClientLoader, middleware } from './middleware.ts';
import { pageMeta } from './pageHead.ts';

export const clientMiddleware = middleware('signed-in');

export function loader({ url }: LoaderFunctionArgs) {
  return {
    messages: readMessages(url, 'myBookings', 'account', 'errors', 'offer', 'format', 'signIn', 'villa', 'stay'),
    apartments: readApartments(),
    covers: readCovers(url, 1, 0),
  };
}

export const clientLoader = guardedClientLoader;

export const meta = pageMeta('myBookings');

export { shouldRevalidate } from './shouldRevalidate.ts';

// This module includes reactfire and Firestore, for signed-in guests.
const SignedInBookings = lazy(() => loadPart(import('./SignedInBookings.tsx')));

export default function MyBookings() {
  const { t } = useTranslation('myBookings');
  const { apartments, covers } = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  return (
    <Column>
      <PageTitle heading={t('heading')} lead={t('lead')} />
      {hydrated ? (
        <Suspense fallback={<LoadingBookings page="list" />}>
          <SignedInBookings covers={covers} apartments={apartments} />
        </Suspense>
      ) : (
        <LoadingBookings page="list" />
      )}
    </Column>
  );
}
