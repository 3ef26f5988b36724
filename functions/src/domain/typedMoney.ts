import { numberStyles } from './formatNumber.ts';
import type { Language } from './language.ts';
import type { Cents } from './money.ts';

/**
 * Cents of an amount as a person types it in this language, such as `1.250,50 €` in German; `undefined` if it is none. Thousands
 * may be left ungrouped or grouped by spaces. Signs of another language and three decimals are refused: `12,345` would be twelve
 * euros to one person and twelve thousand to another.
 */
export function readMoney(language: Language, text: string): Cents | undefined {
  const { decimal, group } = numberStyles[language];
  const plain = text.replace(/€|EUR/gi, '').trim();
  const [whole = '', cents = '', ...more] = plain.split(decimal);
  const grouped = whole.split(/[\s’']/.test(whole) ? /[\s’']/ : group);
  const isWhole = grouped.length === 1 ? /^\d{1,9}$/.test(whole) : /^\d{1,3}(,\d{3}){1,2}$/.test(grouped.join(','));
  if (!isWhole || more.length > 0 || !/^\d{0,2}$/.test(cents) || plain.endsWith(decimal)) return undefined;
  return Number(grouped.join('')) * 100 + Number(cents.padEnd(2, '0'));
}

/** `1250,50`: an amount as it stands in a field, where it can be changed. {@link readMoney} reads it. */
export function writeMoneyField(language: Language, cents: Cents): string {
  const [whole, rest] = (cents / 100).toFixed(2).split('.');
  return cents % 100 === 0 ? `${whole}` : `${whole}${numberStyles[language].decimal}${rest}`;
}
