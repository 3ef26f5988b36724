import './configureZod.ts';
import * as z from 'zod/mini';
import { isoDay } from './storedFields.ts';

/** A platform's sale of nights that a block closes. */
export const platformSaleSchema = z.strictObject({
  /** ID of the platform's calendar. */
  calendar: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/)),
  checkIn: isoDay,
  checkOut: isoDay,
});
export type PlatformSale = z.infer<typeof platformSaleSchema>;

export function includesSale(sales: readonly PlatformSale[], { calendar, checkIn, checkOut }: PlatformSale): boolean {
  return sales.some((sale) => sale.calendar === calendar && sale.checkIn === checkIn && sale.checkOut === checkOut);
}
