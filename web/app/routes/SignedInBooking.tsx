import { inCapitals } from 'functions/domain/bookingId';
import { pathTo } from 'functions/domain/sitePaths';
import { Navigate, useLocation } from 'react-router';
import { LoadingBookings } from '../features/myBookings/LoadingBookings.tsx';
import { LiveBooking } from '../features/myBookings/booking/LiveBooking.tsx';
import { NotFound } from '../features/shell/NotFound.tsx';
import { SignedIn } from '../features/signIn/SignedIn.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { timeZone } from '../villa/property.ts';
import OpenedBooking, { useBookingParts } from './OpenedBooking.tsx';

/**
 * A booking's page for its signed-in guest.
 * @param id ID of the booking's document
 * @param linkKey the key from the link in a mail, which opens the booking for anyone
 */
export default function SignedInBooking({ id, linkKey }: { id: string; linkKey: string | undefined }) {
  const parts = useBookingParts();
  return (
    <AppTheme>
      <SignedIn loading={<LoadingBookings page="booking" />}>
        {(guest) => (
          <LiveBooking
            key={`${guest.uid} ${id}`}
            guest={guest}
            id={id}
            timeZone={timeZone}
            notFound={linkKey ? <OpenedBooking id={id} linkKey={linkKey} /> : <NotFoundAsTyped id={id} />}
            {...parts}
          />
        )}
      </SignedIn>
    </AppTheme>
  );
}

/** Tries the ID in capitals, in case it was typed in small letters. */
function NotFoundAsTyped({ id }: { id: string }) {
  const { search } = useLocation();
  const language = useLanguage();
  const capitals = inCapitals(id);
  if (capitals === undefined) return <NotFound />;
  return <Navigate replace to={pathTo('myBooking', language, capitals) + search} />;
}
