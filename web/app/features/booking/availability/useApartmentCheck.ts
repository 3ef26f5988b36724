import type { Apartment } from 'functions/contract/apartment';
import type { ErrorCode } from 'functions/contract/errorCode';
import { stayRefusal, takenNightsOf } from 'functions/domain/availability';
import type { IsoDate } from 'functions/domain/isoDate';
import { quoteStay, type Quote } from 'functions/domain/quote';
import { useMemo } from 'react';
import { chosenStay, type StayChoice } from '../chosenStay/StayChoice.ts';
import { useStayChoice } from '../chosenStay/useStayChoice.ts';
import { useToday } from '../chosenStay/useToday.ts';
import { useVillaNights } from '../takenNights/useVillaNights.ts';
import { resultOf, useAvailability, type Availability } from './useAvailability.ts';

export type Verdict =
  | { state: 'open' }
  | { state: 'checking' }
  | { state: 'available'; quote: Quote }
  | { state: 'refused'; code: ErrorCode };

interface ApartmentCheck {
  choice: StayChoice;
  change: (change: Partial<StayChoice>) => void;
  today: IsoDate | undefined;
  verdict: Verdict;
  /** The price of the chosen stay. `undefined` if the stay is not available. */
  quote: Quote | undefined;
  /** Asks the server about the stay. */
  check: (choice: StayChoice) => Promise<void>;
}

/** Checks the stay in the URL for one apartment. `available` holds only while the public calendar agrees. */
export function useApartmentCheck(apartment: Apartment): ApartmentCheck {
  const [choice, change] = useStayChoice();
  const today = useToday(apartment.propertyTerms.timeZone);
  const stay = chosenStay(choice);
  const { slug } = apartment;
  const { availability, check } = useAvailability(
    choice,
    useMemo(() => [apartment], [apartment]),
  );
  const taken = useVillaNights(stay !== undefined).nights.get(slug) ?? new Set();

  const verdict = verdictOf(availability, slug);
  const takenNow = stay !== undefined && takenNightsOf(stay, taken).length > 0;
  // Another guest may have booked the nights while this page was open.
  const current: Verdict =
    verdict.state === 'available' && takenNow ? { state: 'refused', code: 'dates-taken' } : verdict;

  function quoteFor(): Quote | undefined {
    if (current.state === 'available') return current.quote;
    if (!stay || !today || current.state === 'refused') return undefined;
    if (stayRefusal(stay, choice, apartment, taken, today)) return undefined;
    return quoteStay(stay, choice, apartment, apartment.propertyTerms);
  }

  return {
    choice,
    change,
    today,
    verdict: current,
    quote: quoteFor(),
    check,
  };
}

function verdictOf(availability: Availability, slug: string): Verdict {
  switch (availability.state) {
    case 'idle':
      return { state: 'open' };
    case 'checking':
      return { state: 'checking' };
    case 'failed':
      return { state: 'refused', code: availability.code };
    case 'loaded': {
      const result = resultOf(availability, slug);
      if (result?.available && result.quote) return { state: 'available', quote: result.quote };
      return { state: 'refused', code: result?.reason ?? 'apartment-not-found' };
    }
  }
}
