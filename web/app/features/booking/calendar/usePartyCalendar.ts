import type { Apartment } from 'functions/contract/apartment';
import type { Guests } from 'functions/domain/guests';
import type { IsoDate } from 'functions/domain/isoDate';
import type { OfferedApartment } from 'functions/domain/nightTable';
import { partyCalendar, type PartyCalendar } from './partyCalendar.ts';
import { useMemo } from 'react';
import { readVillaNights, useVillaNights } from '../takenNights/useVillaNights.ts';
import type { VillaNights } from '../takenNights/VillaNightsStore.ts';

/** The apartments whose nights a calendar shows: one, or all that a search covers. */
export type CalendarScope = Apartment | readonly Apartment[];

interface KnownCalendar {
  calendar: PartyCalendar;
  /** The apartments with their taken nights. */
  apartments: readonly OfferedApartment[];
  state: 'loading' | 'ready' | 'failed';
  /** True while no nights are known. */
  isEmpty: boolean;
  retry: () => void;
}

/** A party's calendar, from the public taken nights. Reads them again whenever the guest returns to the page. */
export function usePartyCalendar(scope: CalendarScope, { adults, children }: Guests, today: IsoDate): KnownCalendar {
  const { nights, state } = useVillaNights(true);
  const wanted = useMemo(() => ('slug' in scope ? [scope] : scope), [scope]);
  const apartments = useMemo(() => withNights(wanted, nights), [wanted, nights]);
  const isEmpty = !wanted.some(({ slug }) => nights.has(slug));
  const calendar = useMemo(
    () => partyCalendar(apartments, { adults, children }, today, !isEmpty),
    [apartments, adults, children, today, isEmpty],
  );
  return {
    calendar,
    apartments,
    state: state === 'empty' ? 'loading' : state === 'ready' && isEmpty ? 'failed' : state,
    isEmpty,
    retry: readVillaNights,
  };
}

/**
 * Leaves out apartments whose nights are unknown. While no nights are known at all, returns all apartments, so that
 * dates can still be chosen.
 */
function withNights(apartments: readonly Apartment[], nights: VillaNights): OfferedApartment[] {
  const known = apartments.flatMap((apartment) => {
    const taken = nights.get(apartment.slug);
    return taken ? [{ ...apartment, taken }] : [];
  });
  return known.length > 0 ? known : apartments.map((apartment) => ({ ...apartment, taken: new Set() }));
}
