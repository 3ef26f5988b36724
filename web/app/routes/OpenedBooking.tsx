import { useLocation } from 'react-router';
import { LinkedBooking } from '../features/myBookings/booking/LinkedBooking.tsx';
import { signInPath } from '../features/signIn/backTo.ts';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { QuoteLines, useSeasonName } from '../features/booking/quote/QuoteLines.tsx';
import { TogetherBill } from '../features/booking/quote/TogetherBill.tsx';
import { useApartmentName } from '../i18n/useApartmentTexts.ts';
import { Directions } from '../features/location/Directions.tsx';
import type { BookingParts } from '../features/myBookings/booking/BookingPage.tsx';

/** A booking's page when opened by the link in a mail. @param id ID of the booking's document */
export default function OpenedBooking({ id, linkKey }: { id: string; linkKey: string }) {
  const { pathname } = useLocation();
  const parts = useBookingParts();
  return (
    <AppTheme>
      <LinkedBooking
        key={`${id} ${linkKey}`}
        {...parts}
        id={id}
        linkKey={linkKey}
        signInUrl={(email, cancels) => signInPath({ pathname, search: cancels ? '?cancel' : '' }, email)}
      />
    </AppTheme>
  );
}

/** Parts of a booking's page that other features provide. */
export function useBookingParts(): BookingParts {
  const seasonName = useSeasonName();
  const nameOf = useApartmentName();
  return {
    price: (bookings) => {
      const { quote, terms } = bookings[0]!;
      if (bookings.length === 1) return <QuoteLines quote={quote} terms={terms} />;
      const parts = bookings.map((one) => ({ name: nameOf(one.apartment), guests: one, quote: one.quote }));
      return <TogetherBill parts={parts} terms={terms} />;
    },
    way: <Directions />,
    seasonName,
  };
}
