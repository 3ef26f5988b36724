import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { lazyPart } from '../../../ui/loading/lazyPart.tsx';
import { CalendarFailure } from './CalendarFailure.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.ts';
import type { StayCalendarProps } from './StayCalendar.tsx';

/** From this width on, two months fit side by side. */
const wideEnough = '(min-width: 1000px)';

const StayCalendar = lazyPart<StayCalendarProps>(
  () => import('./StayCalendar.tsx').then((module) => module.StayCalendar),
  { Waiting: () => <CalendarSkeleton aria-busy="true" />, Failed: CalendarFailure },
);

/**
 * The calendar, loaded when it is first shown, behind a skeleton of its size. Shows two months on a desktop, one on a phone.
 */
export function LazyCalendar(props: Omit<StayCalendarProps, 'monthCount'>) {
  return <StayCalendar {...props} monthCount={useMediaQuery(wideEnough) ? 2 : 1} />;
}
