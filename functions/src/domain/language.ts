/** The languages of the site; the first one has no prefix in its addresses and is what everything falls back to. */
export const languages = ['en', 'de', 'it', 'pl', 'hr'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Name and lifetime (in seconds: 365 days) of the cookie that keeps a guest's choice; specification section 9. */
export const languageCookie = { name: 'set-locale', maxAge: 365 * 24 * 60 * 60 } as const;

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/**
 * The language for the address `/`, the only one that does not say its own: first what the guest once chose, then the
 * first of the browser's languages that the site speaks (`de-AT` counts as `de`), else English.
 */
export function detectLanguage(signs: {
  cookie?: string | null | undefined;
  browserLanguages?: readonly string[];
}): Language {
  if (isLanguage(signs.cookie)) return signs.cookie;
  for (const tag of signs.browserLanguages ?? []) {
    const primary = tag.toLowerCase().split(/[-_]/)[0];
    if (isLanguage(primary)) return primary;
  }
  return defaultLanguage;
}

/** The language saved in a cookie header or `document.cookie`; null when there is none the site speaks. */
export function readLanguageCookie(cookies: string): Language | null {
  for (const pair of cookies.split(';')) {
    const [name, value] = pair.split('=', 2);
    if (name?.trim() === languageCookie.name && isLanguage(value?.trim())) return value.trim() as Language;
  }
  return null;
}

/** The text to assign to `document.cookie`. Not `Secure`, so that it also works on a plain local address. */
export function writeLanguageCookie(language: Language): string {
  return `${languageCookie.name}=${language}; Max-Age=${languageCookie.maxAge}; Path=/; SameSite=Lax`;
}
