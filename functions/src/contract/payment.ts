import type { IsoDate } from '../domain/isoDate.ts';
import type { Cents } from '../domain/money.ts';

export const paymentKinds = ['advance', 'balance', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Money that the owner has received or, for a refund, paid back. An element of `payments` in a booking. */
export interface Payment {
  /** The request ID with which it was recorded. */
  id: string;
  kind: PaymentKind;
  /** More than 0, for refunds too. */
  amount: Cents;
  /** The day on which the money moved. */
  on: IsoDate;
  /** For the owner and the guest; may be empty. */
  note: string;
}
