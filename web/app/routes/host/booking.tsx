import { QuoteLines } from '../../features/booking/quote/QuoteLines.tsx';
import { BookingView } from '../../features/host/bookings/BookingView.tsx';
import { hostMeta } from './hostMeta.ts';

export const meta = hostMeta('bookings');

export default function Booking() {
  return <BookingView Bill={QuoteLines} />;
}
