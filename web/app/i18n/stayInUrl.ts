import { createContext, use } from 'react';

/** The stay in the page's URL, read once for all links. */
export const StayInUrl = createContext('');

/**
 * The chosen dates and guests as a query for links to other pages. Empty if nothing is chosen. Also empty before
 * hydration, because the page was prerendered without a stay.
 */
export function useStayInUrl(): string {
  return use(StayInUrl);
}

const stayParameters = ['checkIn', 'checkOut', 'adults', 'children', 'babies'];

/** The stay's parameters in a query. */
export function stayIn(search: string): string {
  const given = [...new URLSearchParams(search)].filter(([name]) => stayParameters.includes(name));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
