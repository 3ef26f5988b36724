import type { Namespaces } from '../../../i18n/Messages.ts';

export type HelpPage = keyof Namespaces['hostHelp']['pages'];

/** The pages of the help in reading order, with the number of their steps. Texts: `pages` in `locales/{language}/hostHelp.json`. */
export const helpPages: Readonly<Record<HelpPage, number>> = {
  start: 6,
  requests: 6,
  calendar: 5,
  bookings: 5,
  register: 4,
  cleaning: 4,
  money: 5,
  prices: 5,
  platforms: 5,
  settings: 5,
};

/** The page that helps with a view, by its path below `/host`. */
export function helpFor(view: string): HelpPage {
  const ofView: Partial<Record<string, HelpPage>> = {
    '': 'requests',
    calendar: 'calendar',
    bookings: 'bookings',
    books: 'money',
    cleaning: 'cleaning',
    prices: 'prices',
    more: 'settings',
  };
  return ofView[view] ?? 'start';
}
