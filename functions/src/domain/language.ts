/** The languages of the site; the first one has no prefix in its addresses and is what everything falls back to. */
export const languages = ['en', 'de', 'it', 'pl', 'hr'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Name and lifetime (in seconds: 365 days) of the cookie that keeps a guest's choice; specification section 9. */
export const languageCookie = { name: 'set-locale', maxAge: 365 * 24 * 60 * 60 } as const;

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The text to assign to `document.cookie`. Not `Secure`, so that it also works on a plain local address. */
export function writeLanguageCookie(language: Language): string {
  return `${languageCookie.name}=${language}; Max-Age=${languageCookie.maxAge}; Path=/; SameSite=Lax`;
}
