import { BookingsView } from '../../features/host/bookings/list/BookingsView.tsx';
import { hostMeta } from './hostMeta.ts';

export const meta = hostMeta('bookings');

export default BookingsView;
