import type { Apartment } from 'functions/contract/apartment';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';
import { useId, useMemo, useState } from 'react';
import { chosenStay, type StayChoice } from '../chosenStay/StayChoice.ts';
import { resultOf, useAvailability, type Availability } from '../availability/useAvailability.ts';
import { useOffers, type Offers } from '../availability/offers/useOffers.ts';
import { useStayChoice } from '../chosenStay/useStayChoice.ts';
import { useToday } from '../chosenStay/useToday.ts';

export interface StaySearchState {
  /** The apartments. Once availability is known, the free ones come first. */
  apartments: readonly Apartment[];
  choice: StayChoice;
  change: (change: Partial<StayChoice>) => void;
  today: IsoDate | undefined;
  availability: Availability;
  /** Asks the server about the stay. */
  check: (choice: StayChoice) => Promise<void>;
  /** Alternatives, if an apartment is not available. */
  offers: Offers;
  chooseAlternative: (stay: Stay) => void;
  /** `id` of the element with the result. */
  resultId: string;
}

/** The stay in the URL and the apartments available for it. */
export function useStaySearch(apartments: readonly Apartment[]): StaySearchState {
  const [choice, change] = useStayChoice();
  const today = useToday(apartments[0]!.propertyTerms.timeZone);
  const { availability, check } = useAvailability(choice, apartments);
  // The order of the cards when the guest chose an alternative, so that its card keeps its place.
  const [order, setOrder] = useState<readonly string[]>();
  const shown = order
    ? order.flatMap((slug) => apartments.find((one) => one.slug === slug) ?? [])
    : freeFirst(apartments, availability);
  const offers = useOffers(
    useMemo(() => {
      const stay = chosenStay(choice);
      if (!stay || availability.state !== 'loaded') return undefined;
      const results = availability.response.apartments;
      if (results.every(({ available }) => available)) return undefined;
      return {
        search: { ...choice, ...stay },
        slugs: apartments.map(({ slug }) => slug),
        built: apartments,
        results,
      };
    }, [availability, choice, apartments]),
  );
  const resultId = useId();
  return {
    apartments: shown,
    choice,
    change,
    today,
    availability,
    check(wanted) {
      setOrder(undefined);
      return check(wanted);
    },
    offers,
    chooseAlternative(stay) {
      setOrder(shown.map(({ slug }) => slug));
      change(stay);
      // The button that was pressed disappears with its offer. The page must not scroll.
      document.getElementById(resultId)?.focus({ preventScroll: true });
    },
    resultId,
  };
}

function freeFirst(apartments: readonly Apartment[], availability: Availability): readonly Apartment[] {
  const rank = ({ slug }: Apartment) => (resultOf(availability, slug)?.available ? 0 : 1);
  return apartments.toSorted((a, b) => rank(a) - rank(b));
}
