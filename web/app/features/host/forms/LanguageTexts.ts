import { languages, type Language } from 'functions/domain/language';

/** A text for each language of the site, as typed by an owner. */
export type LanguageTexts = Readonly<Record<Language, string>>;

export function textsOf(stored: Readonly<Record<string, string | undefined>> = {}): LanguageTexts {
  return Object.fromEntries(languages.map((one) => [one, stored[one] ?? ''])) as LanguageTexts;
}

/** The trimmed texts, without empty ones. */
export function writtenTexts(texts: LanguageTexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts)
      .map(([one, text]) => [one, text.trim()])
      .filter(([, text]) => text !== ''),
  ) as Record<string, string>;
}
