import { inCapitals } from 'functions/domain/bookingId';
import { pathTo } from 'functions/domain/sitePaths';
import { Navigate, useLocation } from 'react-router';
import { QuoteLines, useSeasonName } from '../features/booking/quote/QuoteLines.tsx';
import { BookingSkeleton } from '../features/myBookings/booking/BookingSkeleton.tsx';
import { LiveBooking } from '../features/myBookings/booking/LiveBooking.tsx';
import { Directions } from '../features/location/Directions.tsx';
import { NotFound } from '../features/shell/NotFound.tsx';
import { SignedIn } from '../features/signIn/SignedIn.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { timeZone } from '../villa/timeZone.ts';

/** A booking's page, which only a signed-in guest sees. @param id of the booking's document */
export function SignedInBooking({ id }: { id: string }) {
  const seasonName = useSeasonName();
  return (
    <AppTheme>
      <SignedIn loading={<BookingSkeleton />}>
        {(guest) => (
          <LiveBooking
            key={`${guest.uid} ${id}`}
            guest={guest}
            id={id}
            timeZone={timeZone}
            notFound={<NotFoundAsTyped id={id} />}
            price={(booking) => <QuoteLines quote={booking.quote} terms={booking.terms} />}
            way={<Directions />}
            seasonName={seasonName}
          />
        )}
      </SignedIn>
    </AppTheme>
  );
}

/** An ID that was typed in small letters may be found in capitals. */
function NotFoundAsTyped({ id }: { id: string }) {
  const { search } = useLocation();
  const language = useLanguage();
  const capitals = inCapitals(id);
  if (capitals === undefined) return <NotFound />;
  return <Navigate replace to={pathTo('myBooking', language, capitals) + search} />;
}
