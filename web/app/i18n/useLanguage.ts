import type { Language } from 'functions/domain/language';
import { languageOfPath } from 'functions/domain/sitePaths';
import { useLocation } from 'react-router';

/** The language of the page; its URL decides. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}
