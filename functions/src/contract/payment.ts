import './configureZod.ts';
import * as z from 'zod/mini';
import { isoDay } from './storedFields.ts';

export const paymentKinds = ['advance', 'balance', 'refund'] as const;
/** How money was paid or refunded. `platform`: the guest paid the platform, which passes the money on. */
export const paymentWays = ['bankTransfer', 'cash', 'card', 'platform'] as const;
export type PaymentWay = (typeof paymentWays)[number];
export type PaymentKind = (typeof paymentKinds)[number];

/** Money that the owner has received or, for a `refund`, paid back. An element of `payments` in a booking. */
export const paymentSchema = z.object({
  /** ID of the request that recorded the payment. */
  id: z.string(),
  kind: z.enum(paymentKinds),
  /** In cents; positive, also for refunds. */
  amount: z.int().check(z.positive()),
  /** The day on which the money moved. */
  on: isoDay,
  /** Missing in payments that were recorded before ways existed. */
  way: z.exactOptional(z.enum(paymentWays)),
  /** For the owner and the guest; may be empty. */
  note: z.string(),
});
export type Payment = z.output<typeof paymentSchema>;
