import type { Apartment } from 'functions/contract/apartment';
import type { Guests } from 'functions/domain/guests';
import type { IsoDate, IsoMonth } from 'functions/domain/isoDate';
import type { OfferedApartment } from 'functions/domain/offeredApartment';
import { partyCalendar, type PartyCalendar } from 'functions/domain/partyCalendar';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { VillaNights } from '../takenNights/VillaNightsStore.ts';
import { villaNights } from '../takenNights/villaNights.ts';
import { calendarOf, onPageReturn, useTakenNights } from './useTakenNights.ts';

/** Whose nights a calendar shows: those of one apartment, or of all in which a guest looks for a stay. */
export type CalendarScope = Apartment | readonly Apartment[];

interface KnownCalendar {
  calendar: PartyCalendar;
  /** With their taken nights. */
  apartments: readonly OfferedApartment[];
  state: 'loading' | 'ready' | 'failed';
  /** Whether no taken night is known yet. */
  isEmpty: boolean;
  retry: () => void;
}

/**
 * The calendar of a party, by the taken nights: of one apartment from its month documents, of all from the one public answer.
 * They are read again whenever the guest returns to the page.
 */
export function usePartyCalendar(
  scope: CalendarScope,
  { adults, children }: Guests,
  today: IsoDate,
  months: readonly IsoMonth[],
): KnownCalendar {
  const slug = 'slug' in scope ? scope.slug : undefined;
  const own = useTakenNights(slug, months);
  const villa = useVillaNights(slug === undefined);
  const apartments = useMemo(
    () => ('slug' in scope ? [{ ...scope, taken: own.taken }] : withNights(scope, villa.nights)),
    [scope, own.taken, villa.nights],
  );
  const calendar = useMemo(
    () => partyCalendar(apartments, { adults, children }, today),
    [apartments, adults, children, today],
  );
  const { state } = slug === undefined ? villa : own;
  return {
    calendar,
    apartments,
    state: state === 'empty' ? 'loading' : state,
    isEmpty: slug === undefined ? villa.nights.size === 0 : own.taken.size === 0,
    retry() {
      if (slug === undefined) readVillaNights();
      else void calendarOf(slug).refresh({ force: true });
    },
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

function useVillaNights(wanted: boolean) {
  useEffect(() => {
    if (!wanted) return;
    readVillaNights();
    return onPageReturn(readVillaNights);
  }, [wanted]);
  return useSyncExternalStore(villaNights.subscribe, villaNights.view, villaNights.view);
}

/** A failure is in the store's state. */
function readVillaNights(): void {
  villaNights.read().catch(() => {});
}
