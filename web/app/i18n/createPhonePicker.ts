import { formatLocales, type Language } from 'functions/domain/language';
import { callingCodes, looksShort, nationalPart, regionOfPhone } from 'functions/domain/phone';

/** The countries that most guests come from. They are listed first. */
export const likelyRegions = ['HR', 'DE', 'AT', 'IT', 'PL', 'SI', 'CZ', 'SK', 'HU', 'CH', 'NL', 'GB', 'FR'];

/**
 * The data of a phone field: countries named and sorted in the language, likely ones first, and number parsing. Loaded lazily
 * by `usePhonePicker`.
 * @returns `home` is the browser's region, if known; no lookup service is used
 */
export function createPhonePicker(language: Language) {
  const names = new Intl.DisplayNames([formatLocales[language]], { type: 'region' });
  const { compare } = new Intl.Collator(formatLocales[language]);
  const inOrder = (regions: string[]) =>
    regions
      .map((region) => ({ region, name: names.of(region) ?? region, code: callingCodes.get(region) ?? '' }))
      .sort((a, b) => compare(a.name, b.name));
  const others = [...callingCodes.keys()].filter((region) => !likelyRegions.includes(region));
  const own = navigator.languages.map((tag) => new Intl.Locale(tag).region ?? '');
  return {
    home: own.find((region) => callingCodes.has(region)),
    countries: [inOrder(likelyRegions), inOrder(others)],
    regionOfPhone,
    looksShort,
    nationalPart,
  };
}
