export { CalendarView as default } from '../../features/host/calendar/CalendarView.tsx';
