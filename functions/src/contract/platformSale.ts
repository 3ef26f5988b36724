import './configureZod.ts';
import * as z from 'zod/mini';
import { parseIsoDate, type IsoDate } from '../domain/isoDate.ts';

const day = z.custom<IsoDate>((value) => parseIsoDate(value) !== undefined);

/** What a platform has sold of nights that a block closes. */
export const platformSaleSchema = z.strictObject({
  /** ID of the platform's calendar. */
  calendar: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/)),
  checkIn: day,
  checkOut: day,
});
export type PlatformSale = z.infer<typeof platformSaleSchema>;

/** A block's `salesSeen`, which may be missing or edited in the console. */
export const salesSeenSchema = z.catch(z.array(platformSaleSchema), []);

export function includesSale(sales: readonly PlatformSale[], { calendar, checkIn, checkOut }: PlatformSale): boolean {
  return sales.some((sale) => sale.calendar === calendar && sale.checkIn === checkIn && sale.checkOut === checkOut);
}
