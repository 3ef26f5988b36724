import type { Language } from 'functions/domain/language';
import { languageOfPath } from 'functions/domain/sitePaths';
import { useLocation } from 'react-router';

/** The page's language, from its URL. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}
