import { todayIn } from 'functions/domain/isoDate';
import { ledgerOf, type Ledger } from 'functions/domain/ledger';
import { useEffect, useState, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from 'functions/contract/booking';
import { apartmentSchema, type Apartment } from 'functions/contract/apartment';
import type { OpenBookingResponse } from 'functions/contract/callables';
import { apartmentPath } from 'functions/contract/collections';
import { callFunction } from '../../../firebase/calls/callFunction.ts';
import type { Guest } from '../../../firebase/session/useGuest.ts';
import { useOwnBooking } from '../../../firebase/guest/useOwnBookings.ts';
import { ErrorBoundary } from '../../../ui/loading/ErrorBoundary.tsx';
import { BookingPage, type BookingParts } from './BookingPage.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import {
  readOfflineBooking,
  removeOfflineBooking,
  saveOfflineBooking,
  savePage,
  type OfflineBooking,
} from './OfflineBooking.ts';
import { LoadFailure, FailureText } from '../LoadFailure.tsx';
import { LoadingBookings } from '../LoadingBookings.tsx';
import { useLiveDocument } from '../../../firebase/useLiveQuery.ts';

interface LiveBookingProps extends BookingParts {
  guest: Guest;
  /** ID of the booking's document. */
  id: string;
  /** The property's time zone, used if the apartment has none. */
  timeZone: string;
  /** Shown for an ID that does not exist or belongs to another guest. */
  notFound: ReactNode;
}

/** A guest's booking, live. */
export function LiveBooking(props: LiveBookingProps) {
  return (
    <ErrorBoundary fallback={<LoadFailure />}>
      <SubscribedBooking {...props} />
    </ErrorBoundary>
  );
}

function SubscribedBooking({ guest, id, timeZone, notFound, ...parts }: LiveBookingProps) {
  const { t } = useTranslation('myBookings');
  const own = useOwnBooking(guest, id);
  const saved = useOfflineBooking(guest.uid, id, own.state);
  if (own.state === 'none') return notFound;
  if (own.state === 'found') {
    const { booking, others } = own;
    return <FoundBooking booking={booking} others={others} uid={guest.uid} timeZone={timeZone} {...parts} />;
  }
  if (saved) {
    const { booking, others = [], apartment, arrival = [], at } = saved;
    const today = todayFor(saved, timeZone);
    const [limits, times] = [apartment?.limits ?? null, timesOf(apartment)];
    return (
      <BookingPage
        {...parts}
        {...{ booking, others, limits, times, today, arrival }}
        guestRegister={false}
        savedAt={at}
        transfer={null}
        cancelling={null}
      />
    );
  }
  return own.state === 'offline' ? (
    <FailureText role="status">{t('offline')}</FailureText>
  ) : (
    <LoadingBookings page="booking" />
  );
}

interface FoundBookingProps extends BookingParts {
  booking: Booking;
  others: readonly Booking[];
  uid: string;
  timeZone: string;
}

function FoundBooking({ booking, others, uid, timeZone, ...parts }: FoundBookingProps) {
  const apartment = useApartment(booking.apartment);
  const { transfer, arrival } = useOpened(booking, ledgerOf([booking, ...others], todayIn(timeZone)).next);
  useSaving(uid, booking, others, apartment, arrival);
  if (apartment === undefined) return <LoadingBookings page="booking" />;
  const today = todayFor({ apartment }, timeZone);
  const [limits, times] = [apartment?.limits ?? null, timesOf(apartment)];
  const guestRegister = apartment?.propertyTerms.guestRegister ?? false;
  const cancelling = <CancelBooking {...{ booking, others, today }} />;
  return (
    <BookingPage
      {...parts}
      {...{ booking, others, limits, times, today, guestRegister, transfer, cancelling }}
      arrival={arrival ?? []}
    />
  );
}

const todayFor = ({ apartment }: Pick<OfflineBooking, 'apartment'>, timeZone: string) =>
  todayIn(apartment?.propertyTerms.timeZone ?? timeZone);

/** The check-in and check-out times. Copies saved by an earlier version of the site have none. */
const timesOf = (apartment: OfflineBooking['apartment']) =>
  apartment?.propertyTerms.checkInFrom === undefined ? null : apartment.propertyTerms;

/** The saved copy of the booking, when offline. */
function useOfflineBooking(uid: string, id: string, state: string): OfflineBooking | undefined {
  const [saved, setSaved] = useState<OfflineBooking>();
  const wanted = state === 'offline' || (state === 'loading' && !navigator.onLine);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void readOfflineBooking(uid, id).then((stay) => current && setSaved(stay));
    return () => {
      current = false;
    };
  }, [wanted, uid, id]);
  return wanted && saved?.booking.id === id ? saved : undefined;
}

/** Saves the current page of a confirmed stay for offline use. Removes the page of a cancelled one. */
function useSaving(
  uid: string,
  booking: Booking,
  others: readonly Booking[],
  apartment: OfflineBooking['apartment'] | undefined,
  arrival: OfflineBooking['arrival'] | null,
): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (booking.status === 'cancelled') void removeOfflineBooking(booking.id);
    if (booking.status !== 'confirmed' || apartment === undefined || arrival === undefined) return;
    let current = true;
    const save = async () => {
      try {
        // If the server cannot say how to get in, keeps what was saved before.
        const arrivalToSave = arrival ?? (await readOfflineBooking(uid, booking.id))?.arrival;
        await saveOfflineBooking({ uid, booking, others, apartment, arrival: arrivalToSave, at: Date.now() });
        if (current) await savePage(i18n);
      } catch {
        // The browser cannot save anything. The page works without it.
      }
    };
    // Waits until the page and everything it loads are there.
    const timer = setTimeout(() => void save(), 500);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [uid, booking, others, apartment, arrival, i18n]);
}

/** An apartment with the owner's current values: `null` if it cannot be read, `undefined` while loading. */
function useApartment(slug: string): Apartment | null | undefined {
  const fields = useLiveDocument(apartmentPath(slug));
  return useMemo(() => fields && (apartmentSchema.safeParse(fields).data ?? null), [fields]);
}

type Opened = Pick<OpenBookingResponse, 'transfer' | 'arrival'>;

/**
 * What only the server knows about a signed-in guest's booking: the bank transfer of what is due, and how to get in. Asks only if
 * one of them can apply. Each is `undefined` while the server is asked, and `null` if there is none or the server cannot say.
 */
function useOpened(
  { id, status }: Booking,
  next: Ledger['next'],
): { [Part in keyof Opened]: Opened[Part] | null | undefined } {
  const due = next === null || next.kind === 'refund' ? null : `${next.kind} ${next.amount} ${next.on}`;
  const asked = due === null && status !== 'confirmed' ? null : `${status} ${due}`;
  const [found, setFound] = useState<{ asked: string; opened: Opened | null }>();
  useEffect(() => {
    if (asked === null) return;
    let current = true;
    const show = (opened: Opened | null) => current && setFound({ asked, opened });
    callFunction('openBooking', { number: id }).then(show, () => show(null));
    return () => {
      current = false;
    };
  }, [id, asked]);
  const answer = found?.asked === asked ? found : undefined;
  return {
    transfer: due === null ? null : answer && (answer.opened?.transfer ?? null),
    arrival: asked === null ? null : answer && (answer.opened?.arrival ?? null),
  };
}
