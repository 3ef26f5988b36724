import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';

const CalendarView = lazy(() => import('../calendar/CalendarView.tsx'));

/** The views of the owner's desk, each loaded when it is opened. */
export function HostViews() {
  return (
    <Suspense>
      <Routes>
        <Route path="calendar" element={<CalendarView />} />
        <Route path="*" element={<Navigate to="calendar" replace />} />
      </Routes>
    </Suspense>
  );
}
