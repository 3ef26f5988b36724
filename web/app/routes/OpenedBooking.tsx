import { useLocation } from 'react-router';
import { LinkedBooking } from '../features/myBookings/booking/LinkedBooking.tsx';
import { signInPath } from '../features/signIn/backTo.ts';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { useBookingParts } from './useBookingParts.tsx';

/** A booking's page for whoever has the link from a mail. @param id of the booking's document */
export function OpenedBooking({ id, linkKey }: { id: string; linkKey: string }) {
  const { pathname } = useLocation();
  const parts = useBookingParts();
  return (
    <AppTheme>
      <LinkedBooking
        key={`${id} ${linkKey}`}
        {...parts}
        id={id}
        linkKey={linkKey}
        signInUrl={(email, cancels) => signInPath({ pathname, search: cancels ? '?cancel' : '' }, email)}
      />
    </AppTheme>
  );
}
