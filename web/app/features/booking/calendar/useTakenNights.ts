import type { IsoMonth } from 'functions/domain/isoDate';
import { useEffect, useSyncExternalStore } from 'react';
import { readCalendar } from '../../../firebase/guest/readCalendar.ts';
import { CalendarStore, type CalendarView } from './CalendarStore.ts';

// One store per apartment, so that the calendar in the page and the one at the fields always agree.
const stores = new Map<string, CalendarStore>();

export function calendarOf(slug: string): CalendarStore {
  let store = stores.get(slug);
  if (!store) stores.set(slug, (store = new CalendarStore(slug, readCalendar)));
  return store;
}

const noCalendar: CalendarView = { taken: new Set(), months: new Set(), state: 'ready' };
const never = () => () => {};

/**
 * The taken nights of an apartment: read for the months that are shown, and again whenever the guest returns to the page.
 * Without a slug, as in a search of all apartments, nothing is read.
 */
export function useTakenNights(slug: string | undefined, months: readonly IsoMonth[]): CalendarView {
  const store = slug === undefined ? undefined : calendarOf(slug);
  const wanted = months.join(' ');
  useEffect(() => {
    if (wanted) void store?.want(wanted.split(' ') as IsoMonth[]);
  }, [store, wanted]);
  useEffect(() => (store ? onPageReturn(() => void store.refresh()) : undefined), [store]);
  return useSyncExternalStore(
    store?.subscribe ?? never,
    store?.view ?? (() => noCalendar),
    store?.view ?? (() => noCalendar),
  );
}

/** Calls back when a guest returns to the page: from another tab, another window, or by the back button. */
export function onPageReturn(callback: () => void): () => void {
  const whenVisible = () => document.visibilityState === 'visible' && callback();
  const whenRestored = (event: PageTransitionEvent) => event.persisted && callback();
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('pageshow', whenRestored);
  window.addEventListener('focus', callback);
  return () => {
    document.removeEventListener('visibilitychange', whenVisible);
    window.removeEventListener('pageshow', whenRestored);
    window.removeEventListener('focus', callback);
  };
}
