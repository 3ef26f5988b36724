import type { Apartment } from 'functions/contract/apartment';
import type { StoredBooking } from 'functions/contract/booking';
import { holdsNights } from 'functions/domain/bookingState';
import { todayIn } from 'functions/domain/isoDate';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Guest } from '../../firebase/guestStore.ts';
import { useOwnBooking } from '../../firebase/useOwnBooking.ts';
import { BookingPage } from './BookingPage.tsx';
import { BookingSkeleton } from './BookingSkeleton.tsx';
import { forgetData, keepData, keepPage, readKept, type KeptStay } from './keepStay.ts';
import { Trouble } from './Trouble.ts';

/** What other features show of a booking. */
export interface BookingParts {
  /** Shown for a number that is nobody's or somebody else's. */
  notFound: ReactNode;
  /** The price as agreed, line by line. */
  price: (booking: StoredBooking, apartment: Apartment | null) => ReactNode;
  /** How to get to the house. */
  way: ReactNode;
  seasonName: (season: string) => string;
}

export interface LiveBookingProps extends BookingParts {
  guest: Guest;
  number: string;
  /** Of the house, where the apartment does not say it. */
  timeZone: string;
}

/** A guest's booking, live. Comes late and never in a prerendered page: it listens from its first rendering on. */
export function LiveBooking({ guest, number, timeZone, ...parts }: LiveBookingProps) {
  const { t } = useTranslation('myBookings');
  const own = useOwnBooking(guest, number);
  const found = own.state === 'found' ? own : undefined;
  const kept = useKeptStay(guest.uid, number, own.state);
  useKeeping(guest.uid, found);

  if (own.state === 'none') return parts.notFound;
  const stay = found ?? kept;
  if (!stay) return own.state === 'offline' ? <Trouble role="status">{t('offline')}</Trouble> : <BookingSkeleton />;
  return (
    <BookingPage
      {...parts}
      booking={stay.booking}
      apartment={stay.apartment}
      today={todayIn(stay.apartment?.houseTerms.timeZone ?? timeZone)}
      keptAt={found ? undefined : kept?.at}
    />
  );
}

/** What was kept of the stay, where there is no network to ask for it. */
function useKeptStay(uid: string, number: string, state: string): KeptStay | undefined {
  const [kept, setKept] = useState<KeptStay>();
  const wanted = state === 'offline' || (state === 'loading' && !navigator.onLine);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void readKept(uid, number).then((stay) => current && setKept(stay));
    return () => {
      current = false;
    };
  }, [wanted, uid, number]);
  return wanted && kept?.booking.number === number ? kept : undefined;
}

/** Keeps the page of a confirmed stay that is not over, as it is now; of any other, nothing. */
function useKeeping(uid: string, found: { booking: StoredBooking; apartment: Apartment | null } | undefined): void {
  const booking = found?.booking;
  const apartment = found?.apartment;
  useEffect(() => {
    if (!booking || apartment === undefined) return;
    if (booking.status !== 'confirmed') {
      if (!holdsNights(booking.status)) void forgetData(booking.number);
      return;
    }
    let current = true;
    const keep = async () => {
      try {
        await keepData({ uid, booking, apartment, at: Date.now() });
        if (current) await keepPage();
      } catch {
        // The browser keeps nothing; the page is as good as any other.
      }
    };
    // Once the page has come to rest, with all that it loads.
    const timer = setTimeout(() => void keep(), 500);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [uid, booking, apartment]);
}
