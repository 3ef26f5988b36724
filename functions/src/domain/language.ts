/** Supported languages. The first is the default and has no prefix in its paths. */
export const languages = ['en', 'de', 'it', 'pl', 'hr'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/**
 * BCP 47 locale for what is only used after hydration: typed dates, country names, sorting, relative times. British
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

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Value for `document.cookie`. Not `Secure`, so that it works on localhost over HTTP. */
export function writeLanguageCookie(language: Language): string {
  return `${languageCookie.name}=${language}; Max-Age=${languageCookie.maxAge}; Path=/; SameSite=Lax`;
}
