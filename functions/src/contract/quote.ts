import './configureZod.ts';
import * as z from 'zod/mini';
import type { Quote, QuoteLine } from '../domain/quote.ts';

const cents = z.int();

export const quoteLineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('nights'),
    season: z.nullable(z.string()),
    nights: z.int(),
    unitPrice: cents,
    amount: cents,
  }),
  z.object({ kind: z.literal('longStayDiscount'), share: z.number(), amount: cents }),
  z.object({ kind: z.literal('cleaningFee'), amount: cents }),
  z.object({ kind: z.literal('touristTax'), persons: z.int(), nights: z.int(), amount: cents }),
  z.object({ kind: z.literal('agreed'), amount: cents }),
]) satisfies z.ZodMiniType<QuoteLine>;

/** A quote as it is stored in bookings and requests. */
export const quoteSchema = z.object({
  currency: z.literal('EUR'),
  nights: z.int(),
  lines: z.array(quoteLineSchema),
  standardRate: cents,
  pricePerNight: cents,
  totalPrice: cents,
  advancePayment: cents,
  totalPayment: cents,
}) satisfies z.ZodMiniType<Quote>;
