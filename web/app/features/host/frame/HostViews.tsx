import { hostPath } from 'functions/domain/sitePaths';
import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { useNavigate, useRoutes } from 'react-router';
import { useLanguage } from '../../../i18n/useLanguage.ts';

const TodayView = lazy(() => import('../today/TodayView.tsx'));
const BookingsView = lazy(() => import('../bookings/BookingsView.tsx'));
const BookingView = lazy(() => import('../bookings/BookingView.tsx'));
const CalendarView = lazy(() => import('../calendar/CalendarView.tsx'));
const PricesView = lazy(() => import('../prices/PricesView.tsx'));
const MoreView = lazy(() => import('../more/MoreView.tsx'));

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
  return <Suspense>{view}</Suspense>;
}

/** From what is no view. */
function ToToday() {
  const today = hostPath(useLanguage());
  const navigate = useNavigate();
  useEffect(() => void navigate(today, { replace: true }), [navigate, today]);
  return null;
}
