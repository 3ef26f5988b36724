import { lazy, Suspense } from 'react';
import { useParams, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { BookingSkeleton } from '../features/myBookings/BookingSkeleton.tsx';
import { WayHere } from '../features/place/WayHere.tsx';
import { NotFound } from '../features/shell/NotFound.tsx';
import { useSignedIn } from '../features/signIn/useSignedIn.ts';
import { QuoteLines } from '../features/stay/QuoteLines.tsx';
import { useSeasonName } from '../features/stay/useSeasonName.ts';
import { fetchWords } from '../i18n/fetchWords.ts';
import { Column } from '../ui/layout.ts';
import { loadPart } from '../ui/loadPart.ts';
import { timeZone } from '../villa/timeZone.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { middleware } from './middleware.ts';
import { pageHead } from './pageHead.ts';

export const clientMiddleware = middleware('booking-number', 'signed-in');

/** Bookings have addresses that no build knows, so this page gets its words in the browser. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return {
    words: await fetchWords(url, 'myBookings', 'confirmation', 'offer', 'stay', 'villa', 'about', 'errors'),
  };
}

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.myBookings?.bookingTitle);

export const shouldRevalidate = keepDataOfPage;

// Firestore's whole SDK with what listens.
const LiveBooking = lazy(() =>
  loadPart(import('../features/myBookings/LiveBooking.tsx')).then((part) => ({ default: part.LiveBooking })),
);

export default function MyBooking() {
  const number = useParams()['slug']!;
  const guest = useSignedIn();
  const seasonName = useSeasonName();
  return (
    <Column>
      {guest ? (
        <Suspense fallback={<BookingSkeleton />}>
          <LiveBooking
            key={`${guest.uid} ${number}`}
            guest={guest}
            number={number}
            timeZone={timeZone}
            notFound={<NotFound />}
            price={(booking, apartment) => <QuoteLines quote={booking.quote} houseTerms={apartment?.houseTerms} />}
            way={<WayHere />}
            seasonName={seasonName}
          />
        </Suspense>
      ) : (
        <BookingSkeleton />
      )}
    </Column>
  );
}
