import './configureZod.ts';
import * as z from 'zod/mini';
import { isoDay } from './storedFields.ts';

/** `nights/{slug}_{yyyy-mm-dd}`: the holder of a night. Always written with a precondition, so that no night is sold twice. */
export const nightSchema = z.object({
  apartment: z.string(),
  night: isoDay,
  /** ID of the booking that holds the night; `null` if the owner has blocked it or a platform has taken it. */
  booking: z.nullable(z.string()),
  /** ID of the block that holds the night, if any. */
  block: z.optional(z.string()),
  /**
   * IDs of the platform calendars that list the night as taken. They hold it if no booking or block does, or once that
   * booking or block ends.
   */
  feeds: z._default(z.array(z.string()), []),
});
export type StoredNight = z.output<typeof nightSchema>;
