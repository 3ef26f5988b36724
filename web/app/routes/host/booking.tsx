import { QuoteLines } from '../../features/booking/quote/QuoteLines.tsx';
import { BookingView } from '../../features/host/bookings/BookingView.tsx';

export default function Booking() {
  return <BookingView Bill={QuoteLines} />;
}
