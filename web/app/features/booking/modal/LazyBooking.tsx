import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BookingProps } from './Booking.tsx';
import { isBookingStep } from '../../../ui/browser/bookingStep.ts';
import { usePathTo } from '../../../i18n/PageLink.tsx';
import { loadPart } from '../../../ui/loading/loadPart.ts';
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx';

export function LazyBooking() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const listPath = usePathTo('apartments');
  const opened = isBookingStep(state);
  const [Loaded, setLoaded] = useState<ComponentType<BookingProps>>();

  useEffect(() => {
    if (!opened || Loaded) return;
    let current = true;
    loadPart(import('./Booking.tsx')).then(
      ({ Booking }) => current && setLoaded(() => Booking),
      () => {
        if (!current) return;
        // If the modal cannot be loaded, goes to the apartments list, which has the same search. Not offline, because
        // the list cannot be loaded then either.
        if (navigator.onLine) void navigate(listPath, { replace: true });
        else void navigate(-1);
      },
    );
    return () => {
      current = false;
    };
  }, [opened, Loaded, listPath, navigate]);

  return Loaded ? <Loaded opened={opened} /> : <ProgressBar active={opened} />;
}
