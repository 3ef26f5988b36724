import type { Namespaces } from '../../../i18n/Messages.ts';

/** The pages of the help, in reading order. Texts: `pages` in `locales/{language}/hostHelp.json`. */
export type HelpPages = Namespaces['hostHelp']['pages'];

/** The page that helps with a view, by its path below `/host`. */
export function helpFor(view: string): keyof HelpPages {
  const ofView: Partial<Record<string, keyof HelpPages>> = {
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
