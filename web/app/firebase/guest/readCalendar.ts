import { parseIsoDate, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { toBookingFailure } from '../calls/toBookingFailure.ts';
import { withTimeLimit } from '../calls/withTimeLimit.ts';

/**
 * The taken nights of an apartment in some months, as they are now. A month without a document has none.
 * @throws {BookingFailure} `unexpected` when they cannot be read
 */
export async function readCalendar(slug: string, months: readonly IsoMonth[]): Promise<Map<IsoMonth, IsoDate[]>> {
  try {
    return await withTimeLimit(read(slug, months), 15_000);
  } catch (error) {
    throw toBookingFailure(error);
  }
}

async function read(slug: string, months: readonly IsoMonth[]): Promise<Map<IsoMonth, IsoDate[]>> {
  const [{ readDocument }, { calendarMonthSchema }, { calendarPath }] = await Promise.all([
    import('./readDocument.ts'),
    import('functions/contract/apartment'),
    import('functions/contract/collections'),
  ]);
  const pairs = await Promise.all(
    months.map(async (month) => {
      const stored = await readDocument(calendarPath(slug, month));
      const nights = stored === undefined ? {} : calendarMonthSchema.parse(stored).nights;
      return [
        month,
        Object.keys(nights).filter((night): night is IsoDate => parseIsoDate(night) !== undefined),
      ] as const;
    }),
  );
  return new Map(pairs);
}
