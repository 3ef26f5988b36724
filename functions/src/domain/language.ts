import site from '../../../villa/site.json' with { type: 'json' };

/** Languages that `locales/` and the code support. A villa's site uses some or all of them. */
export const translatedLanguages = ['en', 'de', 'it', 'pl', 'hr'] as const;

export type Language = (typeof translatedLanguages)[number];

/** Languages of this villa's site, which `siteSchema` checks. The first is the default and has no prefix in its paths. */
export const languages = site.languages as [Language, ...Language[]];

export const defaultLanguage = languages[0];

/**
 * BCP 47 locales for features used only after hydration: typed dates, country names, sorting, relative times. British
 * English, because the guests are in Europe.
 */
export const formatLocales: Record<Language, string> = {
  en: 'en-GB',
  de: 'de-DE',
  it: 'it-IT',
  pl: 'pl-PL',
  hr: 'hr-HR',
};

/** Cookie that stores the chosen language; `maxAge` in seconds (365 days). */
export const languageCookie = { name: 'set-locale', maxAge: 365 * 24 * 60 * 60 } as const;

/** Whether the value is one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Value for `document.cookie`. Not `Secure`, so that it works on localhost over HTTP. */
export function writeLanguageCookie(language: Language): string {
  return `${languageCookie.name}=${language}; Max-Age=${languageCookie.maxAge}; Path=/; SameSite=Lax`;
}
