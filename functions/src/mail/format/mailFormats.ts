import { createFormat, type Format } from '../../domain/createFormat.ts';
import type { Language } from '../../domain/language.ts';
import { formatTexts } from './mailTexts.ts';

/** Formats of a language, the same as on the pages. */
export function mailFormats(language: Language): Format {
  const format = createFormat(language, formatTexts(language));
  // In Italian a bare date would need an article, which differs for the 8th and 11th; with a weekday it needs none.
  return language === 'it' ? { ...format, date: format.dateWithWeekday } : format;
}
