import type { Apartment } from 'functions/contract/apartment';
import type { ErrorCode } from 'functions/contract/errorCode';
import { stayRefusal, takenNightsOf } from 'functions/domain/availability';
import type { IsoDate } from 'functions/domain/isoDate';
import { quoteStay, type Quote } from 'functions/domain/quote';
import { monthsOf, type Stay } from 'functions/domain/stay';
import { useEffect, useRef } from 'react';
import { chosenStay, hasBothDates, type StayChoice } from '../chosenStay/StayChoice.ts';
import { useAvailability, type Availability } from './useAvailability.ts';
import { useFreshApartment } from './useFreshApartment.ts';
import { useStayChoice } from '../chosenStay/useStayChoice.ts';
import { calendarOf, useTakenNights } from '../calendar/useTakenNights.ts';
import { useToday } from '../chosenStay/useToday.ts';

/** What is known of a chosen stay in one apartment. */
export type Verdict =
  | { state: 'open' }
  | { state: 'checking' }
  | { state: 'available'; quote: Quote }
  | { state: 'refused'; code: ErrorCode };

interface ApartmentCheck {
  /** With the owner's current prices and rules, once the panel was used. */
  apartment: Apartment;
  choice: StayChoice;
  change: (change: Partial<StayChoice>) => void;
  today: IsoDate | undefined;
  verdict: Verdict;
  /** The price of the chosen stay; none of one that cannot be had. */
  quote: Quote | undefined;
  check: (choice: StayChoice) => Promise<void>;
  chooseAndCheck: (stay: Stay) => void;
}

/**
 * One apartment and the stay in the URL. A stay that the page is opened with is checked at once, and "available" holds only as
 * long as the public calendar agrees.
 * @param touched has the guest used the panel? Before that nothing is fetched.
 */
export function useApartmentCheck(built: Apartment, touched: boolean): ApartmentCheck {
  const [choice, change] = useStayChoice();
  const today = useToday(built.propertyTerms.timeZone);
  const stay = chosenStay(choice);
  const active = touched || stay !== undefined;
  const apartment = useFreshApartment(built, active);
  const { slug } = apartment;
  const { availability, check } = useAvailability(choice, slug);
  const { taken } = useTakenNights(slug, stay && today ? monthsOf(stay) : []);

  useCheckOnArrival(choice, today !== undefined, check);

  const verdict = verdictOf(availability, slug);
  const takenNow = stay !== undefined && takenNightsOf(stay, taken).length > 0;
  // Another guest may have booked the nights while this page was open.
  const current: Verdict =
    verdict.state === 'available' && takenNow ? { state: 'refused', code: 'dates-taken' } : verdict;

  // The server knows of taken nights that the calendar does not show yet.
  const isOutdated = current.state === 'refused' && current.code === 'dates-taken';
  useEffect(() => {
    if (isOutdated) void calendarOf(slug).refresh({ force: true });
  }, [isOutdated, slug]);

  function quoteFor(): Quote | undefined {
    if (current.state === 'available') return current.quote;
    if (!stay || !today || current.state === 'refused') return undefined;
    if (stayRefusal(stay, choice, apartment, taken, today)) return undefined;
    return quoteStay(stay, choice, apartment, apartment.propertyTerms);
  }

  return {
    apartment,
    choice,
    change,
    today,
    verdict: current,
    quote: quoteFor(),
    check,
    chooseAndCheck(stay) {
      change(stay);
      void check({ ...choice, ...stay });
    },
  };
}

/** Checks the stay that the page was opened with, once. */
export function useCheckOnArrival(
  choice: StayChoice,
  ready: boolean,
  check: (choice: StayChoice) => Promise<void>,
): void {
  const arrived = useRef(false);
  useEffect(() => {
    if (!ready || arrived.current) return;
    arrived.current = true;
    if (hasBothDates(choice)) void check(choice);
  }, [ready, choice, check]);
}

function verdictOf(availability: Availability, slug: string): Verdict {
  switch (availability.state) {
    case 'idle':
      return { state: 'open' };
    case 'checking':
      return { state: 'checking' };
    case 'failed':
      return { state: 'refused', code: availability.failure.code };
    case 'loaded': {
      const result = availability.response.apartments.find((candidate) => candidate.slug === slug);
      if (result?.available && result.quote) return { state: 'available', quote: result.quote };
      return { state: 'refused', code: result?.reason ?? 'apartment-not-found' };
    }
  }
}
