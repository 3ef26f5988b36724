import { createContext, use } from 'react';

/** The stay of the page's URL, read once for all its links. */
export const StayInUrl = createContext('');

/**
 * The chosen dates and guests as a query, so that links carry them from page to page; empty if there are none. Before hydration
 * there are none either, because the page was prerendered without.
 */
export function useStayInUrl(): string {
  return use(StayInUrl);
}

const stayParameters = ['checkIn', 'checkOut', 'adults', 'children'];

/** The part of a query that is about the stay. */
export function stayIn(search: string): string {
  const given = [...new URLSearchParams(search)].filter(([name]) => stayParameters.includes(name));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
