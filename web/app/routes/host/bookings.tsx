export { BookingsView as default } from '../../features/host/bookings/list/BookingsView.tsx';
