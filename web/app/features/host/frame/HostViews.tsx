import { hostPath } from 'functions/domain/sitePaths';
import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { useNavigate, useRoutes } from 'react-router';
import { useLanguage } from '../../../i18n/useLanguage.ts';

const loadToday = () => import('../today/TodayView.tsx');
const loadBookings = () => import('../bookings/BookingsView.tsx');
const loadBooking = () => import('../bookings/BookingView.tsx');
const loadCalendar = () => import('../calendar/CalendarView.tsx');
const loadPrices = () => import('../prices/PricesView.tsx');
const loadMore = () => import('../more/MoreView.tsx');
const TodayView = lazy(loadToday);
const BookingsView = lazy(loadBookings);
const BookingView = lazy(loadBooking);
const CalendarView = lazy(loadCalendar);
const PricesView = lazy(loadPrices);
const MoreView = lazy(loadMore);

/** In milliseconds; until then the open view loads what it shows. */
const othersAfter = 5000;

/**
 * The views of the owner's desk, each loaded when it is opened. By hooks: `Routes` and `Navigate` would be in the router's
 * chunk, which every guest loads.
 */
export function HostViews({ Bill }: Pick<ComponentProps<typeof BookingView>, 'Bill'>) {
  const view = useRoutes([
    { path: 'calendar', element: <CalendarView /> },
    // The same element at both, so that the list stays as it is.
    { path: 'bookings', element: <BookingsView /> },
    {
      path: 'bookings/:id',
      element: (
        <BookingsView>
          <BookingView Bill={Bill} />
        </BookingsView>
      ),
    },
    { path: 'prices', element: <PricesView /> },
    { path: 'more', element: <MoreView /> },
    { index: true, element: <TodayView /> },
    { path: '*', element: <ToToday /> },
  ]);
  // A view that cannot be loaded takes the desk away with all that was typed, so all are loaded while there is a network.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadToday, loadBookings, loadBooking, loadCalendar, loadPrices, loadMore]) {
        void load().catch(() => undefined);
      }
    }, othersAfter);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{view}</Suspense>;
}

/** From what is no view. */
function ToToday() {
  const today = hostPath(useLanguage());
  const navigate = useNavigate();
  useEffect(() => void navigate(today, { replace: true }), [navigate, today]);
  return null;
}
