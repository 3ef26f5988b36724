/** The languages of the site; the first one has no prefix in its addresses and is what everything falls back to. */
export const languages = ['en', 'de', 'it', 'pl', 'hr'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/**
 * The region by whose habits each language writes numbers, money and dates (BCP 47). British English: the guests are in
 * Europe, and "12 June" cannot be read the wrong way round.
 */
export const formatLocales: Record<Language, string> = {
  en: 'en-GB',
  de: 'de-DE',
  it: 'it-IT',
  pl: 'pl-PL',
  hr: 'hr-HR',
};

/** Name and lifetime (in seconds: 365 days) of the cookie that keeps a guest's choice; specification section 9. */
export const languageCookie = { name: 'set-locale', maxAge: 365 * 24 * 60 * 60 } as const;

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The text to assign to `document.cookie`. Not `Secure`, so that it also works on a plain local address. */
export function writeLanguageCookie(language: Language): string {
  return `${languageCookie.name}=${language}; Max-Age=${languageCookie.maxAge}; Path=/; SameSite=Lax`;
}
