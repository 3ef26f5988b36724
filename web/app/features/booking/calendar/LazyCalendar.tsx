import { lazyPart } from '../../../ui/loading/lazyPart.tsx';
import { CalendarFailure } from './CalendarFailure.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.ts';
import type { StayCalendarProps } from './StayCalendar.tsx';

/** The calendar, loaded when it is first shown, behind a skeleton of its size. */
export const LazyCalendar = lazyPart<StayCalendarProps>(
  () => import('./StayCalendar.tsx').then((module) => module.StayCalendar),
  { Waiting: () => <CalendarSkeleton aria-busy="true" />, Failed: CalendarFailure },
);
