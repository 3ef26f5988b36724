import type { Page } from '@playwright/test';
import type { Language } from '../../functions/src/domain/language.ts';
import { addDays, todayIn, weekdayOf } from '../../functions/src/domain/isoDate.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { siteMessages } from './siteMessages.ts';

/** What a page looks like once a guest has done something on it. */
export type PageState = {
  name: string;
  path: string;
  /** Whether it is about the whole page, or about what floats in the window. */
  whole?: boolean;
  /** Widths that have it; all of them when it is not said. */
  most?: number;
  /** Needs the backend, so it can only be seen on the site of `npm start`. */
  backend?: boolean;
  reach: (page: Page) => Promise<void>;
};

const slug = apartments[0]!.slug;
const saturday = 6;

/** A stay that the sample data keeps free, from a Saturday to the next. */
function freeWeek({ nights = 7, adults = 2 } = {}): string {
  const soon = addDays(todayIn(settings.timeZone), 310);
  const checkIn = addDays(soon, (saturday - weekdayOf(soon) + 7) % 7);
  return `?checkIn=${checkIn}&checkOut=${addDays(checkIn, nights)}&adults=${adults}&children=1`;
}

/** A stay that is shorter than any apartment takes. */
const refusedStay = () => freeWeek({ nights: 1 });

/** What a guest sees before they have decided about consent. The last of these decides, for the pages that follow. */
export function undecidedStates(language: Language): PageState[] {
  const t = siteMessages(language);
  const path = pathTo('home', language);
  const button = (page: Page, key: 'settings' | 'rejectAll') =>
    page.getByRole('button', { name: t(`consent.${key}`), exact: true }).first();
  return [
    { name: 'consent-card', path, reach: (page) => button(page, 'rejectAll').waitFor() },
    { name: 'consent-settings', path, reach: (page) => button(page, 'settings').click() },
    { name: 'consent-decided', path, reach: (page) => button(page, 'rejectAll').click() },
  ];
}

/** The states worth looking at, in one language. */
export function pageStates(language: Language): PageState[] {
  const t = siteMessages(language);
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const openCalendar = async (page: Page) => {
    await page
      .getByRole('textbox', { name: t('stay.checkIn'), exact: true })
      .first()
      .click();
    await page.locator('[data-day]').first().waitFor();
  };
  const seeNearest = (page: Page) => page.getByText(t('offer.nearest'), { exact: true }).first().waitFor();
  const home = pathTo('home', language);
  const apartment = pathTo('apartment', language, slug);
  return [
    {
      name: 'booking-modal',
      path: home,
      reach: async (page) => {
        const book = page.getByRole('link', { name: t('site.book'), exact: true }).filter({ visible: true });
        if (!(await book.first().isVisible())) await press(page, t('site.nav.open'));
        await book.first().click();
        await page.getByRole('dialog').getByRole('spinbutton').first().waitFor();
      },
    },
    {
      name: 'contact-errors',
      path: pathTo('contact', language),
      whole: true,
      reach: async (page) => {
        await press(page, t('contact.send'));
        await page.locator('main [aria-invalid="true"]').first().waitFor();
      },
    },
    { name: 'nav-panel', path: home, most: 999, reach: (page) => press(page, t('site.nav.open')) },
    { name: 'language-menu', path: home, reach: (page) => press(page, t('site.language')) },
    { name: 'calendar-home', path: home, backend: true, reach: openCalendar },
    { name: 'calendar-apartment', path: apartment, backend: true, reach: openCalendar },
    {
      name: 'lightbox',
      path: apartment,
      reach: async (page) => {
        await page.locator('button[aria-haspopup="dialog"]:has(img)').first().click();
        await page.getByRole('dialog').getByRole('img').first().waitFor();
      },
    },
    {
      name: 'missing-dates',
      path: apartment,
      reach: async (page) => {
        await press(page, t('stay.check'));
        await page.getByText(t('errors.dates-required'), { exact: true }).first().waitFor();
      },
    },
    {
      name: 'answered-list',
      path: pathTo('apartments', language) + freeWeek(),
      whole: true,
      backend: true,
      reach: (page) => page.getByText(t('offer.available'), { exact: true }).first().waitFor(),
    },
    {
      name: 'answered-apartment',
      path: apartment + freeWeek(),
      whole: true,
      backend: true,
      reach: (page) => page.getByText(t('offer.available'), { exact: true }).first().waitFor(),
    },
    {
      name: 'refused-list',
      path: pathTo('apartments', language) + refusedStay(),
      whole: true,
      backend: true,
      reach: seeNearest,
    },
    { name: 'refused-apartment', path: apartment + refusedStay(), whole: true, backend: true, reach: seeNearest },
    {
      name: 'refused-request',
      path: pathTo('request', language, slug) + refusedStay(),
      whole: true,
      backend: true,
      reach: seeNearest,
    },
    {
      name: 'several-together',
      path: pathTo('apartments', language) + freeWeek({ adults: 6 }),
      whole: true,
      backend: true,
      reach: (page) => page.getByText(t('offer.together.how'), { exact: true }).first().waitFor(),
    },
    {
      name: 'flexible-dates',
      path: home,
      backend: true,
      reach: async (page) => {
        await openCalendar(page);
        await press(page, t('calendar.mode.flexible'));
        const dialog = page.getByRole('dialog').filter({ visible: true });
        const stays = dialog.getByRole('listitem');
        // Late in a month no whole week is left of it.
        const later = dialog.getByRole('button', {
          name: new RegExp(`^${t('calendar.flexible.show').replace('{{month}}', '.+')}$`),
        });
        await stays.or(later).first().waitFor();
        if (await later.isVisible()) await later.click();
        await stays.first().waitFor();
      },
    },
    {
      name: 'request-errors',
      path: pathTo('request', language, slug) + freeWeek(),
      whole: true,
      backend: true,
      reach: async (page) => {
        await press(page, t('request.send'));
        await page.getByRole('alert').first().waitFor();
      },
    },
  ];
}
