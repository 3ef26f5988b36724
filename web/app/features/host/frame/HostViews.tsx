import { hostPath } from 'functions/domain/sitePaths';
import { lazy, Suspense, type ComponentProps } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useLanguage } from '../../../i18n/useLanguage.ts';

const TodayView = lazy(() => import('../today/TodayView.tsx'));
const BookingsView = lazy(() => import('../bookings/BookingsView.tsx'));
const BookingView = lazy(() => import('../bookings/BookingView.tsx'));
const CalendarView = lazy(() => import('../calendar/CalendarView.tsx'));

/** The views of the owner's desk, each loaded when it is opened. */
export function HostViews({ Bill }: Pick<ComponentProps<typeof BookingView>, 'Bill'>) {
  const today = hostPath(useLanguage());
  return (
    <Suspense>
      <Routes>
        <Route path="calendar" element={<CalendarView />} />
        <Route path="bookings" element={<BookingsView />} />
        <Route path="bookings/:id" element={<BookingView Bill={Bill} />} />
        <Route index element={<TodayView />} />
        <Route path="*" element={<Navigate to={today} replace />} />
      </Routes>
    </Suspense>
  );
}
