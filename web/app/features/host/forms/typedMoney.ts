import { numberStyles } from 'functions/domain/formatNumber';
import type { Language } from 'functions/domain/language';
import type { Cents } from 'functions/domain/money';

/**
 * The cents of a typed amount in this language, such as `1.250,50 €` in German; `undefined` if it is not an amount. Thousands
 * may be ungrouped or separated by spaces. Refuses other languages' separators and three decimals, because `12,345` is twelve
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

/** An amount as text for a field, such as `1250,50`. {@link readMoney} reads it. */
export function writeMoneyField(language: Language, cents: Cents): string {
  const [whole, rest] = (cents / 100).toFixed(2).split('.');
  return cents % 100 === 0 ? `${whole}` : `${whole}${numberStyles[language].decimal}${rest}`;
}
