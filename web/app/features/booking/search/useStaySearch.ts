import type { Apartment } from 'functions/contract/apartment';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';
import { useId, useMemo } from 'react';
import { useNamespaces, type NamespaceState } from '../../../i18n/useNamespaces.ts';
import { chosenStay, hasBothDates, type StayChoice } from '../chosenStay/StayChoice.ts';
import { useAvailability, type Availability } from '../availability/useAvailability.ts';
import { useOffers, type Offers } from '../availability/useOffers.ts';
import { useStayChoice } from '../chosenStay/useStayChoice.ts';
import { useToday } from '../chosenStay/useToday.ts';

export interface StaySearchState {
  /** The free ones first, once that is known. */
  apartments: readonly Apartment[];
  choice: StayChoice;
  change: (change: Partial<StayChoice>) => void;
  today: IsoDate | undefined;
  availability: Availability;
  /** Whether the messages for a response are loaded. */
  messages: NamespaceState;
  check: (choice: StayChoice) => Promise<void>;
  /** What there is instead, when an apartment cannot be had. */
  offers: Offers;
  chooseAndCheck: (stay: Stay) => void;
  /** Of the element with the result. */
  resultId: string;
}

/** The stay in the URL, and which apartments can be had for it; answered at once when both dates are there. */
export function useStaySearch(apartments: readonly Apartment[]): StaySearchState {
  const [choice, change] = useStayChoice();
  const today = useToday(apartments[0]!.propertyTerms.timeZone);
  const { availability, check } = useAvailability(choice, today !== undefined);
  const messages = useNamespaces(hasBothDates(choice), 'offer', 'errors', 'format');
  const offers = useOffers(
    useMemo(() => {
      const stay = chosenStay(choice);
      if (!stay || availability.state !== 'loaded') return undefined;
      const results = availability.response.apartments;
      if (results.every(({ available }) => available)) return undefined;
      return {
        wish: { ...stay, adults: choice.adults, children: choice.children },
        slugs: apartments.map(({ slug }) => slug),
        built: apartments,
        results,
      };
    }, [availability, choice, apartments]),
  );
  const resultId = useId();
  return {
    apartments: freeFirst(apartments, availability),
    choice,
    change,
    today,
    availability,
    messages,
    check,
    offers,
    chooseAndCheck(stay) {
      change(stay);
      void check({ ...choice, ...stay });
      // The pressed button goes away with its offer.
      document.getElementById(resultId)?.focus();
    },
    resultId,
  };
}

function freeFirst(apartments: readonly Apartment[], availability: Availability): readonly Apartment[] {
  if (availability.state !== 'loaded') return apartments;
  const free = new Set(availability.response.apartments.flatMap(({ slug, available }) => (available ? [slug] : [])));
  return [...apartments.filter(({ slug }) => free.has(slug)), ...apartments.filter(({ slug }) => !free.has(slug))];
}
