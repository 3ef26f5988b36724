import type { Language } from 'functions/domain/language';

/** Each language by its own name, for someone who reads no other. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  pl: 'Polski',
  hr: 'Hrvatski',
};
