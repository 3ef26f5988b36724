import { countries } from 'functions/domain/countries';
import { formatLocales } from 'functions/domain/language';
import { useMemo } from 'react';
import { likelyRegions } from './createPhonePicker.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * All countries for a select, named and sorted in the page's language, the likely ones first. Values are three-letter ISO codes.
 */
export function useCountryChoices(): { value: string; text: string }[] {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([formatLocales[language]], { type: 'region' });
    const { compare } = new Intl.Collator(formatLocales[language]);
    const isLikely = (code: string) => likelyRegions.includes(countries.get(code)!);
    return [...countries]
      .map(([value, region]) => ({ value, text: names.of(region) ?? value }))
      .sort((a, b) => Number(isLikely(b.value)) - Number(isLikely(a.value)) || compare(a.text, b.text));
  }, [language]);
}
