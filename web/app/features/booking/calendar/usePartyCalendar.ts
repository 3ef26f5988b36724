import type { Apartment } from 'functions/contract/apartment';
import type { Guests } from 'functions/domain/guests';
import type { IsoDate } from 'functions/domain/isoDate';
import type { OfferedApartment } from 'functions/domain/offeredApartment';
import { partyCalendar, type PartyCalendar } from 'functions/domain/partyCalendar';
import { useMemo } from 'react';
import { readVillaNights, useVillaNights } from '../takenNights/useVillaNights.ts';
import type { VillaNights } from '../takenNights/VillaNightsStore.ts';

/** Whose nights a calendar shows: those of one apartment, or of all in which a guest looks for a stay. */
export type CalendarScope = Apartment | readonly Apartment[];

interface KnownCalendar {
  calendar: PartyCalendar;
  /** With their taken nights. */
  apartments: readonly OfferedApartment[];
  state: 'loading' | 'ready' | 'failed';
  /** Whether no nights are known yet. */
  isEmpty: boolean;
  retry: () => void;
}

/** The calendar of a party, by the public taken nights, which are read again whenever the guest returns to the page. */
export function usePartyCalendar(scope: CalendarScope, { adults, children }: Guests, today: IsoDate): KnownCalendar {
  const { nights, state } = useVillaNights(true);
  const wanted = useMemo(() => ('slug' in scope ? [scope] : scope), [scope]);
  const apartments = useMemo(() => withNights(wanted, nights), [wanted, nights]);
  const calendar = useMemo(
    () => partyCalendar(apartments, { adults, children }, today),
    [apartments, adults, children, today],
  );
  const isEmpty = !wanted.some(({ slug }) => nights.has(slug));
  return {
    calendar,
    apartments,
    state: state === 'empty' ? 'loading' : state === 'ready' && isEmpty ? 'failed' : state,
    isEmpty,
    retry: readVillaNights,
  };
}

/** An apartment whose nights are unknown is never shown as free, unless nothing is known at all. */
function withNights(apartments: readonly Apartment[], nights: VillaNights): OfferedApartment[] {
  const known = apartments.flatMap((apartment) => {
    const taken = nights.get(apartment.slug);
    return taken ? [{ ...apartment, taken }] : [];
  });
  return known.length > 0 ? known : apartments.map((apartment) => ({ ...apartment, taken: new Set() }));
}
