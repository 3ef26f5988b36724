import { QuoteLines, useSeasonName } from '../features/booking/quote/QuoteLines.tsx';
import { Directions } from '../features/location/Directions.tsx';
import type { BookingParts } from '../features/myBookings/booking/BookingPage.tsx';

/** What a booking's page shows of other features. */
export function useBookingParts(): BookingParts {
  const seasonName = useSeasonName();
  return {
    price: ({ quote, terms }) => <QuoteLines quote={quote} terms={terms} />,
    way: <Directions />,
    seasonName,
  };
}
