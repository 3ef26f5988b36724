import type { Apartment } from 'functions/contract/apartment';
import { toBookingFailure } from '../calls/toBookingFailure.ts';
import { BookingFailure } from '../calls/BookingFailure.ts';
import { withTimeLimit } from '../calls/withTimeLimit.ts';

/**
 * An apartment as its owner has it now: limits, prices, rules and the property's terms.
 * @throws {BookingFailure} `apartment-not-found`, or `unexpected` when it cannot be read
 */
export async function readApartment(slug: string): Promise<Apartment> {
  try {
    return await withTimeLimit(read(slug), 15_000);
  } catch (error) {
    throw toBookingFailure(error);
  }
}

async function read(slug: string): Promise<Apartment> {
  const [{ readDocument }, { apartmentSchema }, { apartmentPath, lastGoodCopyPath }] = await Promise.all([
    import('./readDocument.ts'),
    import('functions/contract/apartment'),
    import('functions/contract/collections'),
  ]);
  const stored = await readDocument(apartmentPath(slug));
  if (stored === undefined) throw new BookingFailure({ code: 'apartment-not-found' });
  const parsed = apartmentSchema.safeParse(stored);
  if (parsed.success) return parsed.data as Apartment;
  // A slip of the owner's: the functions sell by what the apartment said last, so the page shows that too.
  const copy = (await readDocument(lastGoodCopyPath(apartmentPath(slug)))) as { data?: unknown } | undefined;
  return apartmentSchema.parse(copy?.data) as Apartment;
}
