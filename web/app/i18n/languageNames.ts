import type { Language } from 'functions/domain/language';

/** Each language's own name, for readers who know no other. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  pl: 'Polski',
  hr: 'Hrvatski',
};
