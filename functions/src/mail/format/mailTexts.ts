import { createInstance } from 'i18next';
import deArrival from '../../../../locales/de/arrival.json' with { type: 'json' };
import deCleaning from '../../../../locales/de/cleaning.json' with { type: 'json' };
import deErrors from '../../../../locales/de/errors.json' with { type: 'json' };
import deFormat from '../../../../locales/de/format.json' with { type: 'json' };
import deHostBooks from '../../../../locales/de/hostBooks.json' with { type: 'json' };
import deHostPlatforms from '../../../../locales/de/hostPlatforms.json' with { type: 'json' };
import deInvoice from '../../../../locales/de/invoice.json' with { type: 'json' };
import deMail from '../../../../locales/de/mail.json' with { type: 'json' };
import deOffer from '../../../../locales/de/offer.json' with { type: 'json' };
import deOwner from '../../../../locales/de/owner.json' with { type: 'json' };
import dePayment from '../../../../locales/de/payment.json' with { type: 'json' };
import deTerms from '../../../../locales/de/terms.json' with { type: 'json' };
import deTransfer from '../../../../locales/de/transfer.json' with { type: 'json' };
import deVilla from '../../../../locales/de/villa.json' with { type: 'json' };
import enArrival from '../../../../locales/en/arrival.json' with { type: 'json' };
import enCleaning from '../../../../locales/en/cleaning.json' with { type: 'json' };
import enErrors from '../../../../locales/en/errors.json' with { type: 'json' };
import enFormat from '../../../../locales/en/format.json' with { type: 'json' };
import enHostBooks from '../../../../locales/en/hostBooks.json' with { type: 'json' };
import enHostPlatforms from '../../../../locales/en/hostPlatforms.json' with { type: 'json' };
import enInvoice from '../../../../locales/en/invoice.json' with { type: 'json' };
import enMail from '../../../../locales/en/mail.json' with { type: 'json' };
import enOffer from '../../../../locales/en/offer.json' with { type: 'json' };
import enOwner from '../../../../locales/en/owner.json' with { type: 'json' };
import enPayment from '../../../../locales/en/payment.json' with { type: 'json' };
import enTerms from '../../../../locales/en/terms.json' with { type: 'json' };
import enTransfer from '../../../../locales/en/transfer.json' with { type: 'json' };
import enVilla from '../../../../locales/en/villa.json' with { type: 'json' };
import hrArrival from '../../../../locales/hr/arrival.json' with { type: 'json' };
import hrCleaning from '../../../../locales/hr/cleaning.json' with { type: 'json' };
import hrErrors from '../../../../locales/hr/errors.json' with { type: 'json' };
import hrFormat from '../../../../locales/hr/format.json' with { type: 'json' };
import hrHostBooks from '../../../../locales/hr/hostBooks.json' with { type: 'json' };
import hrHostPlatforms from '../../../../locales/hr/hostPlatforms.json' with { type: 'json' };
import hrInvoice from '../../../../locales/hr/invoice.json' with { type: 'json' };
import hrMail from '../../../../locales/hr/mail.json' with { type: 'json' };
import hrOffer from '../../../../locales/hr/offer.json' with { type: 'json' };
import hrOwner from '../../../../locales/hr/owner.json' with { type: 'json' };
import hrPayment from '../../../../locales/hr/payment.json' with { type: 'json' };
import hrTerms from '../../../../locales/hr/terms.json' with { type: 'json' };
import hrTransfer from '../../../../locales/hr/transfer.json' with { type: 'json' };
import hrVilla from '../../../../locales/hr/villa.json' with { type: 'json' };
import itArrival from '../../../../locales/it/arrival.json' with { type: 'json' };
import itCleaning from '../../../../locales/it/cleaning.json' with { type: 'json' };
import itErrors from '../../../../locales/it/errors.json' with { type: 'json' };
import itFormat from '../../../../locales/it/format.json' with { type: 'json' };
import itHostBooks from '../../../../locales/it/hostBooks.json' with { type: 'json' };
import itHostPlatforms from '../../../../locales/it/hostPlatforms.json' with { type: 'json' };
import itInvoice from '../../../../locales/it/invoice.json' with { type: 'json' };
import itMail from '../../../../locales/it/mail.json' with { type: 'json' };
import itOffer from '../../../../locales/it/offer.json' with { type: 'json' };
import itOwner from '../../../../locales/it/owner.json' with { type: 'json' };
import itPayment from '../../../../locales/it/payment.json' with { type: 'json' };
import itTerms from '../../../../locales/it/terms.json' with { type: 'json' };
import itTransfer from '../../../../locales/it/transfer.json' with { type: 'json' };
import itVilla from '../../../../locales/it/villa.json' with { type: 'json' };
import plArrival from '../../../../locales/pl/arrival.json' with { type: 'json' };
import plCleaning from '../../../../locales/pl/cleaning.json' with { type: 'json' };
import plErrors from '../../../../locales/pl/errors.json' with { type: 'json' };
import plFormat from '../../../../locales/pl/format.json' with { type: 'json' };
import plHostBooks from '../../../../locales/pl/hostBooks.json' with { type: 'json' };
import plHostPlatforms from '../../../../locales/pl/hostPlatforms.json' with { type: 'json' };
import plInvoice from '../../../../locales/pl/invoice.json' with { type: 'json' };
import plMail from '../../../../locales/pl/mail.json' with { type: 'json' };
import plOffer from '../../../../locales/pl/offer.json' with { type: 'json' };
import plOwner from '../../../../locales/pl/owner.json' with { type: 'json' };
import plPayment from '../../../../locales/pl/payment.json' with { type: 'json' };
import plTerms from '../../../../locales/pl/terms.json' with { type: 'json' };
import plTransfer from '../../../../locales/pl/transfer.json' with { type: 'json' };
import plVilla from '../../../../locales/pl/villa.json' with { type: 'json' };
import type { ErrorCode } from '../../contract/errorCode.ts';
import { createFormat, type Format } from '../../domain/createFormat.ts';
import { defaultLanguage, type Language } from '../../domain/language.ts';

const i18n = createInstance();

// Synchronous, because all resources are given.
void i18n.init({
  initAsync: false,
  resources: {
    en: {
      arrival: enArrival,
      cleaning: enCleaning,
      errors: enErrors,
      format: enFormat,
      hostBooks: enHostBooks,
      hostPlatforms: enHostPlatforms,
      invoice: enInvoice,
      mail: enMail,
      offer: enOffer,
      owner: enOwner,
      payment: enPayment,
      terms: enTerms,
      transfer: enTransfer,
      villa: enVilla,
    },
    de: {
      arrival: deArrival,
      cleaning: deCleaning,
      errors: deErrors,
      format: deFormat,
      hostBooks: deHostBooks,
      hostPlatforms: deHostPlatforms,
      invoice: deInvoice,
      mail: deMail,
      offer: deOffer,
      owner: deOwner,
      payment: dePayment,
      terms: deTerms,
      transfer: deTransfer,
      villa: deVilla,
    },
    it: {
      arrival: itArrival,
      cleaning: itCleaning,
      errors: itErrors,
      format: itFormat,
      hostBooks: itHostBooks,
      hostPlatforms: itHostPlatforms,
      invoice: itInvoice,
      mail: itMail,
      offer: itOffer,
      owner: itOwner,
      payment: itPayment,
      terms: itTerms,
      transfer: itTransfer,
      villa: itVilla,
    },
    pl: {
      arrival: plArrival,
      cleaning: plCleaning,
      errors: plErrors,
      format: plFormat,
      hostBooks: plHostBooks,
      hostPlatforms: plHostPlatforms,
      invoice: plInvoice,
      mail: plMail,
      offer: plOffer,
      owner: plOwner,
      payment: plPayment,
      terms: plTerms,
      transfer: plTransfer,
      villa: plVilla,
    },
    hr: {
      arrival: hrArrival,
      cleaning: hrCleaning,
      errors: hrErrors,
      format: hrFormat,
      hostBooks: hrHostBooks,
      hostPlatforms: hrHostPlatforms,
      invoice: hrInvoice,
      mail: hrMail,
      offer: hrOffer,
      owner: hrOwner,
      payment: hrPayment,
      terms: hrTerms,
      transfer: hrTransfer,
      villa: hrVilla,
    },
  } satisfies Record<Language, object>,
  fallbackLng: defaultLanguage,
  ns: [
    'mail',
    'arrival',
    'cleaning',
    'errors',
    'format',
    'hostBooks',
    'hostPlatforms',
    'invoice',
    'offer',
    'owner',
    'payment',
    'terms',
    'transfer',
    'villa',
  ],
  defaultNS: 'mail',
  // Only the HTML template escapes, because the text part must not be escaped.
  interpolation: { escapeValue: false },
});

export type MailTexts = (key: string, values?: Record<string, string | number>) => string;

function textsOf(namespace: string): (language: Language) => MailTexts {
  return (language) => {
    const t = i18n.getFixedT(language, namespace);
    return (key, values) => t(key, values ?? {});
  };
}

/* Messages of `locales/{language}/{namespace}.json`. All namespaces except `mail` are shared with pages or the desk. */
export const mailTexts = textsOf('mail');
export const ownerTexts = textsOf('owner');
const formatTexts = textsOf('format');
export const platformTexts = textsOf('hostPlatforms');
export const arrivalTexts = textsOf('arrival');
export const booksTexts = textsOf('hostBooks');
export const cleaningTexts = textsOf('cleaning');
export const invoiceTexts = textsOf('invoice');
export const offerTexts = textsOf('offer');
export const paymentPageTexts = textsOf('payment');
export const transferTexts = textsOf('transfer');
export const termsPageTexts = textsOf('terms');

/** Name of an apartment, or its slug if it has none. */
export function apartmentName(slug: string, language: Language): string {
  return i18n.getFixedT(language, 'villa')(`apartments.${slug}.name`, { defaultValue: slug });
}

/** An apartment in one line, empty if it has none. */
export function apartmentLine(slug: string, language: Language): string {
  return i18n.getFixedT(language, 'villa')(`apartments.${slug}.line`, { defaultValue: '' });
}

/** `Lavender and Olive` */
export function apartmentNames(bookings: readonly { apartment: string }[], language: Language): string {
  return mailFormats(language).list(bookings.map(({ apartment }) => apartmentName(apartment, language)));
}

/** Message of `locales/{language}/errors.json`, shared with the pages. */
export function errorText(code: ErrorCode | 'too-many-nights' | 'unexpectedAdvice', language: Language): string {
  return i18n.getFixedT(language, 'errors')(code);
}

/** Formats of a language, shared with the pages. */
export function mailFormats(language: Language): Format {
  const format = createFormat(language, formatTexts(language));
  // In Italian, a date without a weekday needs an article, which differs for the 8th and the 11th. A date with a
  // weekday needs none.
  return language === 'it' ? { ...format, date: format.dateWithWeekday } : format;
}
