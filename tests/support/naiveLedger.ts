import type { IsoDate } from '../../functions/src/domain/isoDate.ts';
import type { Quote } from '../../functions/src/domain/quote.ts';

/** An event of a booking. */
export type Happening =
  | { what: 'received' | 'paidBack'; id: string; amount: number }
  /** The owner removes a payment that was recorded by mistake. */
  | { what: 'removed'; id: string }
  | { what: 'priced'; quote: Pick<Quote, 'totalPrice' | 'advancePayment' | 'totalPayment'> }
  | { what: 'confirmed'; byButton: boolean }
  | { what: 'reopened' }
  /** `keeps`: what the owner keeps as agreed with the guest. */
  | { what: 'ended'; by: 'guest' | 'owner' | 'system'; isLate: boolean; keeps?: number };

export interface Naive {
  paid: number;
  isBound: boolean;
  /** What the guest has to pay: the advance or a fee now, the balance on arrival. */
  advance: number;
  balance: number;
  fee: number;
  /** What the owner has to pay back. */
  back: number;
}

/**
 * An independent ledger for tests. It replays all events from the beginning, without payments that were removed as
 * mistakes, and shares no code with the product.
 * @param lateShare share of the price, in percent
 */
export function naiveLedger(story: readonly Happening[], lateShare: number): Naive {
  const mistakes = new Set(story.flatMap((one) => (one.what === 'removed' ? [one.id] : [])));
  let quote = { totalPrice: 0, advancePayment: 0, totalPayment: 0 };
  let state: 'asked' | 'agreed' | 'over' = 'asked';
  let cash = 0;
  let everPaid = false;
  let button = false;
  // The following describe how the booking ended.
  let end: Extract<Happening, { what: 'ended' }> | undefined;
  let wasAgreed = false;
  let wasBound = false;
  let cashBeforeRefunds = 0;
  let refundedSince = 0;

  for (const one of story) {
    switch (one.what) {
      case 'received':
        if (mistakes.has(one.id)) break;
        cash += one.amount;
        everPaid = true;
        cashBeforeRefunds += one.amount;
        break;
      case 'paidBack':
        if (mistakes.has(one.id)) break;
        cash -= one.amount;
        if (state === 'over') refundedSince += one.amount;
        else cashBeforeRefunds -= one.amount;
        break;
      case 'removed':
        break;
      case 'priced':
        quote = one.quote;
        break;
      case 'confirmed':
        state = 'agreed';
        button ||= one.byButton;
        break;
      case 'reopened':
        state = 'asked';
        button = false;
        end = undefined;
        break;
      case 'ended':
        wasAgreed = state === 'agreed';
        wasBound = wasAgreed && (button || everPaid);
        state = 'over';
        end = one;
        cashBeforeRefunds = cash;
        refundedSince = 0;
    }
  }

  const nothing = { paid: cash, advance: 0, balance: 0, fee: 0, back: 0 };
  if (state === 'asked') return { ...nothing, isBound: false, back: Math.max(0, cash - quote.totalPayment) };
  if (state === 'agreed') {
    const isBound = button || everPaid;
    if (cash > quote.totalPayment) return { ...nothing, isBound, back: cash - quote.totalPayment };
    const advance = cash < quote.advancePayment ? quote.advancePayment - cash : 0;
    return { ...nothing, isBound, advance, balance: quote.totalPayment - cash - advance };
  }
  let price = 0;
  if (end?.by === 'guest' && end.keeps !== undefined) price = Math.min(end.keeps, cashBeforeRefunds);
  else if (end?.by === 'guest' && wasBound && end.isLate) price = Math.round((quote.totalPrice * lateShare) / 100);
  const dueBack = Math.max(0, cashBeforeRefunds - price);
  const isForgiven = refundedSince > dueBack;
  return {
    ...nothing,
    isBound: wasBound,
    fee: isForgiven ? 0 : Math.max(0, price - cashBeforeRefunds),
    back: Math.max(0, dueBack - refundedSince),
  };
}

/** Whether cancelling on this day costs a fee. */
export function isLate(on: IsoDate, checkIn: IsoDate, freeUntilDays: number): boolean {
  return (Date.parse(checkIn) - Date.parse(on)) / 86_400_000 < freeUntilDays;
}
