import type { Language } from 'functions/domain/language';

/** The name of each language in that language, for readers who know no other. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  pl: 'Polski',
  hr: 'Hrvatski',
};
