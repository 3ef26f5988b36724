import { CalendarView } from '../../features/host/calendar/CalendarView.tsx';
import { hostMeta } from './hostMeta.ts';

export const meta = hostMeta('calendar');

export default CalendarView;
