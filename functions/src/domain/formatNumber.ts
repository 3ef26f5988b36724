import site from '../../../villa/site.json' with { type: 'json' };
import type { Language } from './language.ts';
import type { Cents } from './money.ts';

interface NumberStyle {
  decimal: string;
  group: string;
  /** Minimum number of digits before the decimal sign for grouping. */
  groupFrom: number;
  /** Whether € is written before the amount; otherwise it follows after a no-break space. A villa's site may override this. */
  euroFirst?: true;
  percent: string;
}

const noBreakSpace = '\u00a0';

// Does not use Intl, because browsers and Node group digits differently ("1.100 €", "1100 €"), and prerendered pages must
// hydrate in every browser.
export const numberStyles: Record<Language, NumberStyle> = {
  en: { decimal: '.', group: ',', groupFrom: 4, euroFirst: true, percent: '%' },
  de: { decimal: ',', group: '.', groupFrom: 4, percent: `${noBreakSpace}%` },
  it: { decimal: ',', group: '.', groupFrom: 4, percent: '%' },
  pl: { decimal: ',', group: noBreakSpace, groupFrom: 5, percent: '%' },
  hr: { decimal: ',', group: '.', groupFrom: 4, percent: `${noBreakSpace}%` },
};

/** `1,234.5` in the language's notation, rounded to at most three decimals. */
export function formatNumber(language: Language, value: number): string {
  return signed(value, writeDigits(language, value, 0, 3));
}

/** `€1,100` or `€1,100.50`: whole euros are written without decimals. */
export function formatMoney(language: Language, cents: Cents): string {
  const decimals = cents % 100 === 0 ? 0 : 2;
  const amount = writeDigits(language, cents / 100, decimals, decimals);
  return signed(cents, isEuroFirst(language) ? `€${amount}` : `${amount}${noBreakSpace}€`);
}

/** Position of the euro sign on a villa's site: by language, or the same in all languages. */
export const euroSigns = ['byLanguage', 'before', 'after'] as const;

const euroSign = site.euroSign as (typeof euroSigns)[number];

function isEuroFirst(language: Language): boolean {
  return euroSign === 'byLanguage' ? !!numberStyles[language].euroFirst : euroSign === 'before';
}

/** A share from 0 to 1 as a percentage, such as `12.5%`. */
export function formatShare(language: Language, share: number): string {
  return signed(share, `${writeDigits(language, share * 100, 0, 2)}${numberStyles[language].percent}`);
}

function signed(value: number, written: string): string {
  return value < 0 ? `−${written}` : written;
}

function writeDigits(language: Language, value: number, fewestDecimals: number, mostDecimals: number): string {
  const { decimal, group, groupFrom } = numberStyles[language];
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(mostDecimals).split('.');
  const grouped = whole.length < groupFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  const shown = decimals.replace(/0+$/, '').padEnd(fewestDecimals, '0');
  return shown === '' ? grouped : `${grouped}${decimal}${shown}`;
}
