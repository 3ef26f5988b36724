import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../tools/support/projectRoot.ts';

const ofPayments = [
  ...['paid', 'received', 'refunded', 'owed', 'fee', 'advance', 'balance', 'refund', 'kept', 'payments'],
  ...['advanceOpen', 'balanceOpen', 'feeOpen', 'refundOpen', 'refundPromised', 'advancePayment'],
].join('|');
const names = `${ofPayments}|totalPayment|totalPrice`;
const arithmetic = [
  // `price - paid`, `paid + price`
  new RegExp(`\\b(${names})\\)? [-+*/] [\\w(]`),
  new RegExp(`[\\w)\\]] [-+*/] (\\w+[.])*(${names})\\b(?! ?[:=])`),
  // A sum of prices is not a sum of payments.
  new RegExp(`(Math[.](max|min)|sumOf|shareOf|roundedQuotient)[(][^=]*\\b(${ofPayments})\\b`),
  new RegExp(`\\b(${ofPayments})\\b.*[.]reduce[(]`),
];
/** These compute prices, not payments; the dialog shows the change of a price. */
const prices = /domain\/(quote|agreedQuote|cancellationTerms)[.]ts$|bookings\/dialogs\/MoveDialog[.]tsx$/;

function linesWithArithmetic(file: string): string[] {
  const lines = readFileSync(inProject(file), 'utf8').split('\n');
  return lines
    .map((line) => line.replace(/\/\/.*|^\s*\/?\*.*|'[^']*'|`[^`]*`/g, '').trim())
    .filter((line) => arithmetic.some((pattern) => pattern.test(line)))
    .map((line) => `${file}: ${line}`);
}

it('only the ledger computes with payments', () => {
  const files = globSync(['functions/src/**/*.ts', 'web/app/**/*.{ts,tsx}'], { cwd: inProject('.') });
  const code = files.filter((file) => !/[.]test[.]tsx?$/.test(file) && !prices.test(file));
  expect(code.filter((file) => linesWithArithmetic(file).length > 0)).toEqual(['functions/src/domain/ledger.ts']);
  expect(linesWithArithmetic('functions/src/domain/ledger.ts').length).toBeGreaterThan(15);
});
