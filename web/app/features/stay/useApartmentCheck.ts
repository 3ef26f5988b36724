import type { Apartment } from 'functions/contract/apartment';
import type { ErrorCode } from 'functions/contract/errorCode';
import { takenNightsOf } from 'functions/domain/availability';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Quote } from 'functions/domain/quote';
import { monthsOf, type Stay } from 'functions/domain/stay';
import { useEffect, useRef } from 'react';
import { chosenStay, hasBothDates, type StayChoice } from './StayChoice.ts';
import { useAvailability, type Availability } from './useAvailability.ts';
import { useFreshApartment } from './useFreshApartment.ts';
import { useStayChoice } from './useStayChoice.ts';
import { calendarOf, useTakenNights } from './useTakenNights.ts';
import { useToday } from './useToday.ts';

/** What is known of a chosen stay in one apartment. */
export type Verdict =
  | { state: 'open' }
  | { state: 'checking' }
  | { state: 'available'; quote: Quote }
  | { state: 'refused'; code: ErrorCode };

interface ApartmentCheck {
  /** As its owner has it now, once anything was done. */
  apartment: Apartment;
  choice: StayChoice;
  change: (change: Partial<StayChoice>) => void;
  today: IsoDate | undefined;
  verdict: Verdict;
  check: (choice: StayChoice) => Promise<void>;
  chooseAndCheck: (stay: Stay) => void;
}

/**
 * One apartment and the stay in the address: a whole stay that the page is opened with is checked at once, and an answer
 * holds only as long as the public calendar agrees with it.
 * @param touched has the guest done anything here? Before that nothing is fetched.
 */
export function useApartmentCheck(built: Apartment, touched: boolean): ApartmentCheck {
  const [choice, change] = useStayChoice();
  const today = useToday(built.houseTerms.timeZone);
  const stay = chosenStay(choice);
  const active = touched || stay !== undefined;
  const apartment = useFreshApartment(built, active);
  const { slug } = apartment;
  const { availability, check } = useAvailability(choice, slug);
  const { taken } = useTakenNights(slug, stay && today ? monthsOf(stay) : []);

  useCheckOnArrival(choice, today !== undefined, check);

  const verdict = verdictOf(availability, slug);
  const takenNow = stay !== undefined && takenNightsOf(stay, taken).length > 0;
  // Somebody else was faster while this page was open.
  const current: Verdict =
    verdict.state === 'available' && takenNow ? { state: 'refused', code: 'dates-taken' } : verdict;

  // Server and calendar may disagree: the older of the two must not have the last word.
  const surprised = current.state === 'refused' && current.code === 'dates-taken';
  useEffect(() => {
    if (surprised) void calendarOf(slug).refresh({ force: true });
  }, [surprised, slug]);

  return {
    apartment,
    choice,
    change,
    today,
    verdict: current,
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
    case 'answered': {
      const answer = availability.answer.apartments.find((candidate) => candidate.slug === slug);
      if (answer?.available && answer.quote) return { state: 'available', quote: answer.quote };
      return { state: 'refused', code: answer?.reason ?? 'apartment-not-found' };
    }
  }
}
