import { leadsToRegister, readBookingLink } from 'functions/domain/bookingLink';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useParams, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LoadingBookings } from '../features/myBookings/LoadingBookings.tsx';
import { seemsSignedIn } from '../features/signIn/guards.ts';
import { loadMessages } from '../i18n/loadMessages.ts';
import { Column } from '../ui/layout/layout.ts';
import { loadPart } from '../ui/loading/loadPart.ts';
import { middleware } from './middleware.ts';
import { pageHead } from './pageHead.ts';

export const clientMiddleware = middleware('booking-id', 'signed-in-or-linked');

/** Loads its messages in the browser, because the paths of bookings are unknown at build time. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return {
    messages: await loadMessages(
      url,
      'arrival',
      'myBookings',
      'confirmation',
      'offer',
      'payment',
      'stay',
      'transfer',
      'villa',
      'about',
      'errors',
      'format',
    ),
  };
}

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  pageHead(loaderData?.messages.resources.myBookings?.bookingTitle);

export { shouldRevalidate } from './shouldRevalidate.ts';

// This module includes reactfire and Firestore, for signed-in guests.
const SignedInBooking = lazy(() => loadPart(import('./SignedInBooking.tsx')));

// This module includes neither, for visitors with the link from a mail.
const OpenedBooking = lazy(() => loadPart(import('./OpenedBooking.tsx')));

// For visitors with the link from a mail, and signed-in guests.
const RegisterPage = lazy(() => loadPart(import('./RegisterPage.tsx')));

export default function MyBooking() {
  const { slug: id } = useParams();
  const { hash } = useLocation();
  const linkKey = readBookingLink(hash);
  // Read only once, because signing out leaves the page.
  const [signedIn] = useState(seemsSignedIn);
  return (
    <Column>
      <Suspense fallback={<LoadingBookings page="booking" />}>
        {leadsToRegister(hash) ? (
          <RegisterPage id={id!} linkKey={linkKey} />
        ) : linkKey && !signedIn ? (
          <OpenedBooking id={id!} linkKey={linkKey} />
        ) : (
          <SignedInBooking id={id!} linkKey={linkKey} />
        )}
      </Suspense>
    </Column>
  );
}
