import type { Page } from '@playwright/test';
import type { Language } from '../../functions/src/domain/language.ts';
import { addDays, todayIn, weekdayOf } from '../../functions/src/domain/isoDate.ts';
import { hostPath, pathTo, plainPages } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import type { Translate } from '../support/messagesOf.ts';

/** One state of a page, if necessary after some actions. */
export type PageState = {
  name: string;
  path: (language: Language) => string;
  /** Who looks at the page: a guest who has not decided about consent, or the owner. */
  as?: 'newGuest' | 'owner';
  /** Whether the picture shows only the window with its floating elements. Otherwise it shows the whole page. */
  floats?: boolean;
  /** The largest width with this state, in px. */
  most?: number;
  reach?: (page: Page, t: Translate) => Promise<void>;
};

const slug = apartments[0]!.slug;
const saturday = 6;

/** A stay that the sample data keeps free, from a Saturday to the next. */
function freeWeek({ nights = 7, adults = 2 } = {}): string {
  const soon = addDays(todayIn(settings.timeZone), 310);
  const checkIn = addDays(soon, (saturday - weekdayOf(soon) + 7) % 7);
  return `?checkIn=${checkIn}&checkOut=${addDays(checkIn, nights)}&adults=${adults}&children=1`;
}

/** A stay that is shorter than any apartment allows. */
const refused = { nights: 1 };

type Reach = NonNullable<PageState['reach']>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const press =
  (key: Parameters<Translate>[0]): Reach =>
  (page, t) =>
    button(page, t(key)).click();
const see =
  (key: Parameters<Translate>[0]): Reach =>
  (page, t) =>
    page.getByText(t(key), { exact: true }).first().waitFor();
const openCalendar: Reach = async (page, t) => {
  await page
    .getByRole('textbox', { name: t('stay.checkIn'), exact: true })
    .first()
    .click();
  await page.locator('[data-day]').first().waitFor();
};

const home = (language: Language) => pathTo('home', language);
const list = (stay: Parameters<typeof freeWeek>[0]) => (language: Language) =>
  pathTo('apartments', language) + freeWeek(stay);
const apartment =
  (stay = '') =>
  (language: Language) =>
    pathTo('apartment', language, slug) + stay;

const pages: PageState[] = [
  // "My bookings" redirects guests who are not signed in.
  ...plainPages
    .filter((page) => page !== 'myBookings')
    .map((page) => ({ name: page, path: (language: Language) => pathTo(page, language) })),
  ...apartments.map((one) => ({
    name: `apartment-${one.slug}`,
    path: (language: Language) => pathTo('apartment', language, one.slug),
  })),
  { name: 'request', path: (language) => pathTo('request', language, slug) },
  { name: 'myBooking', path: (language) => pathTo('myBooking', language, 'S4MPE-PEND1') },
];

const opened: PageState[] = [
  {
    name: 'consent-card',
    path: home,
    as: 'newGuest',
    floats: true,
    reach: (page, t) => button(page, t('consent.rejectAll')).waitFor(),
  },
  {
    name: 'consent-settings',
    path: home,
    as: 'newGuest',
    floats: true,
    reach: async (page, t) => {
      await button(page, t('consent.settings')).click();
      await button(page, t('consent.save')).waitFor();
    },
  },
  {
    name: 'booking-modal',
    path: home,
    floats: true,
    reach: async (page, t) => {
      const book = page.getByRole('link', { name: t('site.book'), exact: true }).filter({ visible: true });
      if (!(await book.first().isVisible())) await button(page, t('site.nav.open')).click();
      await book.first().click();
      await page.getByRole('dialog').getByRole('spinbutton').first().waitFor();
    },
  },
  {
    name: 'contact-errors',
    path: (language) => pathTo('contact', language),
    reach: async (page, t) => {
      await button(page, t('contact.send')).click();
      await page.locator('main [aria-invalid="true"]').first().waitFor();
    },
  },
  { name: 'nav-panel', path: home, floats: true, most: 999, reach: press('site.nav.open') },
  { name: 'language-menu', path: home, floats: true, reach: press('site.language') },
  { name: 'calendar-home', path: home, floats: true, reach: openCalendar },
  { name: 'calendar-apartment', path: apartment(), floats: true, reach: openCalendar },
  {
    name: 'flexible-dates',
    path: home,
    floats: true,
    reach: async (page, t) => {
      await openCalendar(page, t);
      await button(page, t('calendar.mode.flexible')).click();
      const dialog = page.getByRole('dialog').filter({ visible: true });
      const stays = dialog.getByRole('listitem');
      // Late in a month, none of its weeks is left as a whole.
      const later = dialog.getByRole('button', {
        name: new RegExp(`^${t('calendar.flexible.show', { month: '.+' })}$`),
      });
      await stays.or(later).first().waitFor();
      if (await later.isVisible()) await later.click();
      await stays.first().waitFor();
    },
  },
  {
    name: 'lightbox',
    path: apartment(),
    floats: true,
    reach: async (page) => {
      await page.locator('button[aria-haspopup="dialog"]:has(img)').first().click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'missing-dates',
    path: apartment(),
    floats: true,
    reach: async (page, t) => {
      await button(page, t('stay.check')).click();
      await see('errors.dates-required')(page, t);
    },
  },
  { name: 'answered-list', path: list({}), reach: see('offer.available') },
  { name: 'answered-apartment', path: apartment(freeWeek()), reach: see('offer.available') },
  { name: 'refused-list', path: list(refused), reach: see('offer.nearest') },
  { name: 'refused-apartment', path: apartment(freeWeek(refused)), reach: see('offer.nearest') },
  { name: 'several-together', path: list({ adults: 6 }), reach: see('offer.together.how') },
  {
    name: 'request-errors',
    path: (language) => pathTo('request', language, slug) + freeWeek(),
    reach: async (page, t) => {
      await button(page, t('request.send')).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
];

const heading =
  (key: Parameters<Translate>[0]): Reach =>
  (page, t) =>
    page
      .getByRole('heading', { name: t(key), exact: true })
      .first()
      .waitFor();
const form: Reach = (page) => page.locator('main form').first().waitFor();

const desk: PageState[] = (
  [
    ['today', [], heading('hostToday.title')],
    ['calendar', ['calendar'], (page, t) => page.getByRole('grid', { name: t('hostCalendar.grid') }).waitFor()],
    ['bookings', ['bookings'], (page, t) => page.getByRole('searchbox', { name: t('hostBooking.search') }).waitFor()],
    ['booking', ['bookings', 'S4MPE-C0NF1'], heading('hostBooking.bill')],
    ['prices', ['prices'], form],
    [
      'prices-all',
      ['prices'],
      async (page, t) => {
        await form(page, t);
        await press('hostPrices.all')(page, t);
      },
    ],
    ['help', ['help'], heading('hostHelp.title')],
    ['more', ['more'], form],
    ...(['calendars', 'owners', 'device'] as const).map((part): [string, string[], Reach] => [
      `more-${part}`,
      ['more'],
      async (page, t) => {
        await form(page, t);
        await press(`hostMore.parts.${part}`)(page, t);
      },
    ]),
  ] satisfies [string, string[], Reach][]
).map(([name, path, reach]) => ({
  name: `desk-${name}`,
  path: (language) => hostPath(language, ...path),
  as: 'owner',
  reach,
}));

export const pageStates: readonly PageState[] = [...pages, ...opened, ...desk];
