import type { Language } from 'functions/domain/language';

/** The namespaces of messages; their keys are those of the English files. */
export interface Namespaces {
  about: typeof import('../../../locales/en/about.json');
  accessibility: typeof import('../../../locales/en/accessibility.json');
  account: typeof import('../../../locales/en/account.json');
  apartment: typeof import('../../../locales/en/apartment.json');
  apartments: typeof import('../../../locales/en/apartments.json');
  arrival: typeof import('../../../locales/en/arrival.json');
  calendar: typeof import('../../../locales/en/calendar.json');
  cleaning: typeof import('../../../locales/en/cleaning.json');
  confirmation: typeof import('../../../locales/en/confirmation.json');
  consent: typeof import('../../../locales/en/consent.json');
  contact: typeof import('../../../locales/en/contact.json');
  cookies: typeof import('../../../locales/en/cookies.json');
  errorPage: typeof import('../../../locales/en/errorPage.json');
  errors: typeof import('../../../locales/en/errors.json');
  form: typeof import('../../../locales/en/form.json');
  format: typeof import('../../../locales/en/format.json');
  gallery: typeof import('../../../locales/en/gallery.json');
  guestRegister: typeof import('../../../locales/en/guestRegister.json');
  home: typeof import('../../../locales/en/home.json');
  imprint: typeof import('../../../locales/en/imprint.json');
  instant: typeof import('../../../locales/en/instant.json');
  host: typeof import('../../../locales/en/host.json');
  hostBooking: typeof import('../../../locales/en/hostBooking.json');
  hostBooks: typeof import('../../../locales/en/hostBooks.json');
  hostHelp: typeof import('../../../locales/en/hostHelp.json');
  hostToday: typeof import('../../../locales/en/hostToday.json');
  hostCalendar: typeof import('../../../locales/en/hostCalendar.json');
  hostPrices: typeof import('../../../locales/en/hostPrices.json');
  hostMore: typeof import('../../../locales/en/hostMore.json');
  hostPlatforms: typeof import('../../../locales/en/hostPlatforms.json');
  hosts: typeof import('../../../locales/en/hosts.json');
  legal: typeof import('../../../locales/en/legal.json');
  login: typeof import('../../../locales/en/login.json');
  myBookings: typeof import('../../../locales/en/myBookings.json');
  newsletter: typeof import('../../../locales/en/newsletter.json');
  offer: typeof import('../../../locales/en/offer.json');
  payment: typeof import('../../../locales/en/payment.json');
  place: typeof import('../../../locales/en/place.json');
  privacy: typeof import('../../../locales/en/privacy.json');
  request: typeof import('../../../locales/en/request.json');
  reviews: typeof import('../../../locales/en/reviews.json');
  signIn: typeof import('../../../locales/en/signIn.json');
  site: typeof import('../../../locales/en/site.json');
  stay: typeof import('../../../locales/en/stay.json');
  stayTerms: typeof import('../../../locales/en/stayTerms.json');
  terms: typeof import('../../../locales/en/terms.json');
  transfer: typeof import('../../../locales/en/transfer.json');
  villa: typeof import('../../../locales/en/villa.json');
  waitlist: typeof import('../../../locales/en/waitlist.json');
}

export type Namespace = keyof Namespaces;

/** The messages of one page in its language. */
export interface Messages {
  language: Language;
  resources: Partial<Namespaces>;
}

/** What every page's loader returns. */
export interface PageData {
  messages: Messages;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: Namespaces;
  }
}
