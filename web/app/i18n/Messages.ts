import type { Language } from 'functions/domain/language';
import type about from '../../../locales/en/about.json';
import type accessibility from '../../../locales/en/accessibility.json';
import type account from '../../../locales/en/account.json';
import type apartment from '../../../locales/en/apartment.json';
import type apartments from '../../../locales/en/apartments.json';
import type calendar from '../../../locales/en/calendar.json';
import type confirmation from '../../../locales/en/confirmation.json';
import type consent from '../../../locales/en/consent.json';
import type contact from '../../../locales/en/contact.json';
import type cookies from '../../../locales/en/cookies.json';
import type errorPage from '../../../locales/en/errorPage.json';
import type errors from '../../../locales/en/errors.json';
import type form from '../../../locales/en/form.json';
import type format from '../../../locales/en/format.json';
import type gallery from '../../../locales/en/gallery.json';
import type home from '../../../locales/en/home.json';
import type instant from '../../../locales/en/instant.json';
import type host from '../../../locales/en/host.json';
import type hostBooking from '../../../locales/en/hostBooking.json';
import type hostToday from '../../../locales/en/hostToday.json';
import type hostCalendar from '../../../locales/en/hostCalendar.json';
import type hostPrices from '../../../locales/en/hostPrices.json';
import type hostPlatforms from '../../../locales/en/hostPlatforms.json';
import type hostMore from '../../../locales/en/hostMore.json';
import type legal from '../../../locales/en/legal.json';
import type login from '../../../locales/en/login.json';
import type myBookings from '../../../locales/en/myBookings.json';
import type newsletter from '../../../locales/en/newsletter.json';
import type offer from '../../../locales/en/offer.json';
import type payment from '../../../locales/en/payment.json';
import type place from '../../../locales/en/place.json';
import type privacy from '../../../locales/en/privacy.json';
import type request from '../../../locales/en/request.json';
import type signIn from '../../../locales/en/signIn.json';
import type site from '../../../locales/en/site.json';
import type stay from '../../../locales/en/stay.json';
import type stayTerms from '../../../locales/en/stayTerms.json';
import type terms from '../../../locales/en/terms.json';
import type villa from '../../../locales/en/villa.json';
import type waitlist from '../../../locales/en/waitlist.json';

/** The namespaces of the page's strings; their keys are those of the English files. */
export interface Namespaces {
  about: typeof about;
  accessibility: typeof accessibility;
  account: typeof account;
  apartment: typeof apartment;
  apartments: typeof apartments;
  calendar: typeof calendar;
  confirmation: typeof confirmation;
  consent: typeof consent;
  contact: typeof contact;
  cookies: typeof cookies;
  errorPage: typeof errorPage;
  errors: typeof errors;
  form: typeof form;
  format: typeof format;
  gallery: typeof gallery;
  home: typeof home;
  instant: typeof instant;
  host: typeof host;
  hostBooking: typeof hostBooking;
  hostToday: typeof hostToday;
  hostCalendar: typeof hostCalendar;
  hostPrices: typeof hostPrices;
  hostMore: typeof hostMore;
  hostPlatforms: typeof hostPlatforms;
  legal: typeof legal;
  login: typeof login;
  myBookings: typeof myBookings;
  newsletter: typeof newsletter;
  offer: typeof offer;
  payment: typeof payment;
  place: typeof place;
  privacy: typeof privacy;
  request: typeof request;
  signIn: typeof signIn;
  site: typeof site;
  stay: typeof stay;
  stayTerms: typeof stayTerms;
  terms: typeof terms;
  villa: typeof villa;
  waitlist: typeof waitlist;
}

export type Namespace = keyof Namespaces;

/** The strings of one page in its one language. */
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
