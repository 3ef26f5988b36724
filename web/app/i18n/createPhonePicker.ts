import { formatLocales, type Language } from 'functions/domain/language';
import { callingCodes, nationalPart, regionOfPhone } from 'functions/domain/phone';

/** Where most guests come from: they stand first. */
const likely = ['HR', 'DE', 'AT', 'IT', 'PL', 'SI', 'CZ', 'SK', 'HU', 'CH', 'NL', 'GB', 'FR'];

/**
 * What a phone field has to know: the countries, named and sorted in the language, likely ones first, and how numbers are
 * read. Loaded lazily by `usePhonePicker`.
 * @returns `home`: the browser's region, or none; nobody is looked up anywhere
 */
export function createPhonePicker(language: Language) {
  const names = new Intl.DisplayNames([formatLocales[language]], { type: 'region' });
  const { compare } = new Intl.Collator(formatLocales[language]);
  const inOrder = (regions: string[]) =>
    regions
      .map((region) => ({ region, name: names.of(region) ?? region, code: callingCodes.get(region) ?? '' }))
      .sort((a, b) => compare(a.name, b.name));
  const others = [...callingCodes.keys()].filter((region) => !likely.includes(region));
  const own = navigator.languages.map((tag) => new Intl.Locale(tag).region ?? '');
  return {
    home: own.find((region) => callingCodes.has(region)),
    countries: [inOrder(likely), inOrder(others)],
    regionOfPhone,
    nationalPart,
  };
}
