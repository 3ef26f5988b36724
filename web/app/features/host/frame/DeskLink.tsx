import type { Booking } from 'functions/contract/booking';
import { hostPath } from 'functions/domain/sitePaths';
import { Link, type LinkProps } from 'react-router';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { guestName } from '../calendar/grid/useCellNames.ts';

/** A link to a view of the desk in the owner's language. @param to its path below `/host` */
export function DeskLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: readonly string[] }) {
  return <Link {...rest} discover="none" to={hostPath(useLanguage(), ...to)} />;
}

/** The guest's name as a link to the booking. */
export function BookingLink({ booking }: { booking: Booking }) {
  return (
    <DeskLink translate="no" to={['bookings', booking.id]}>
      {guestName(booking)}
    </DeskLink>
  );
}
