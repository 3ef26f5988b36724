import { expect, it } from 'vitest';
import { composeTerms, type TermsFacts } from './composeTerms.ts';
import { createFormat } from './createFormat.ts';
import { createPaymentTexts } from './paymentTexts.ts';

const facts: TermsFacts = {
  advanceShare: 0.3,
  advanceDueDays: 7,
  balanceWays: ['cash', 'bankTransfer'],
  touristTax: { mode: 'included' },
  cancellation: { freeUntilDays: 30, shareAfter: 0.5 },
  checkInFrom: '15:00',
  checkInUntil: '21:00',
  checkOutUntil: '10:00',
  requestExpiresAfterDays: 3,
};

/** Keys instead of texts, with their values. */
const text = (key: string, values?: Record<string, string | number>) =>
  values ? `${key}(${Object.values(values).join(', ')})` : key;
const format = createFormat('en', (key, values) => (values ? `${values.count} ${key}` : key));

/** The paragraphs of a section. */
function paragraphs(id: string, changes: Partial<TermsFacts> = {}): string[] {
  const payment = createPaymentTexts(text, format);
  const sections = composeTerms({ ...facts, ...changes }, 'Croatia', text, payment, format);
  return sections.find((section) => section.id === id)!.paragraphs;
}

it('asks for the advance payment, and says what happens without it and how the balance is transferred', () => {
  expect(paragraphs('payment')).toEqual([
    'payment.advance(30%, within(7))',
    'payment.unpaid',
    'payment.balance(way.cash or way.bankTransfer) transfer payment.deposit',
  ]);
});

it('leaves out the advance payment and the fee if there is none', () => {
  const free = { advanceShare: 0, balanceWays: ['cash'] } as const;
  expect(paragraphs('payment', free)).toEqual(['payment.all(way.cash) payment.deposit']);
  expect(paragraphs('request', free)[0]).toContain('binding.noAdvance');
  expect(paragraphs('cancel', free).join()).toMatch(/^cancel\.noFee,cancel\.noShowFree cancel\.early refund/);
});

it('leaves out the balance if everything is paid in advance', () => {
  expect(paragraphs('payment', { advanceShare: 1 }).at(-1)).toBe('payment.deposit');
});

it('charges a guest who does not arrive as much as for a late cancellation', () => {
  const [cancelling, otherwise] = paragraphs('cancel');
  expect(cancelling).toBe('cancel.text(30 span.day, 50%)');
  expect(otherwise).toMatch(/^cancel\.noShow\(50%\) cancel\.early refund\(\d+ span\.day\)$/);
});

it('lists the tourist tax as the settings charge it', () => {
  expect(paragraphs('price')).toEqual(['price.text taxIncluded']);
  expect(paragraphs('price', { touristTax: { mode: 'perPersonNight' } })).toEqual(['price.text taxExtra']);
});
