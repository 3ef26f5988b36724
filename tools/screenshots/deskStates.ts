import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../functions/src/domain/language.ts';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import type { PageState } from './pageStates.ts';
import { siteMessages } from './siteMessages.ts';

const sampleBooking = 'S4MPE-C0NF1';

/** The views of the owner's desk, for somebody who is signed in as one. */
export function deskStates(language: Language): PageState[] {
  const t = siteMessages(language);
  const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
  const form = (page: Page) => page.locator('main form');
  const view = (
    name: string,
    path: string[],
    shown: (page: Page) => Locator,
    more?: (page: Page) => Promise<void>,
  ) => ({
    name: `host-${name}`,
    path: hostPath(language, ...path),
    whole: true,
    backend: true,
    reach: async (page: Page) => {
      await shown(page).first().waitFor();
      await more?.(page);
    },
  });
  const part = (name: 'calendars' | 'owners' | 'limits' | 'device') =>
    view(`more-${name}`, ['more'], form, (page) =>
      page.getByRole('button', { name: t(`hostMore.parts.${name}`), exact: true }).click(),
    );
  return [
    view('today', [], heading(t('hostToday.title'))),
    view('calendar', ['calendar'], (page) => page.getByRole('grid', { name: t('hostCalendar.grid') })),
    view('bookings', ['bookings'], (page) => page.getByRole('searchbox', { name: t('hostBooking.search') })),
    view('booking', ['bookings', sampleBooking], heading(t('hostBooking.bill'))),
    view('prices', ['prices'], form),
    view('more', ['more'], form),
    ...(['calendars', 'owners', 'limits', 'device'] as const).map(part),
  ];
}
