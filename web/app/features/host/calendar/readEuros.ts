import type { Cents } from 'functions/domain/money';

/** Cents of an amount as people type it: `840`, `840.50`, `1.250,00`, `€ 1,250`; `undefined` if it is none. */
export function readEuros(text: string): Cents | undefined {
  const plain = text.replace(/[\s€']|EUR/gi, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  const [, euros = '', cents = ''] = match;
  return Number(euros.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
