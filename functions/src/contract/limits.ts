import * as z from 'zod/mini';

/** Length of a window in which is counted, in milliseconds; windows follow each other from midnight UTC on. */
export const limitWindow = 10 * 60 * 1000;

const limit = z.object({
  /** From one address in a window. */
  perAddress: z.int().check(z.gte(1)),
  /** From everybody in a window. */
  overall: z.int().check(z.gte(1)),
  /** From one address that shows no sign of a form having been filled in. */
  withoutForm: z.optional(z.int().check(z.gte(1))),
});
export type Limit = z.infer<typeof limit>;

/** `null` counts nothing and refuses nobody. */
const orNone = (usual: Limit) => z._default(z.nullable(limit), usual);

/**
 * `settings/limits`: how much strangers may ask for. The owner's own, read by no client; what is missing, or all of it when
 * there is no such document, is as here.
 */
export const limitsSchema = z.object({
  /** Messages to the house and wishes for the newsletter, together: each becomes a mail. */
  mail: orNone({ perAddress: 6, overall: 40, withoutForm: 3 }),
  /** Each holds nights until the owner answers, and becomes two mails. */
  requestBooking: orNone({ perAddress: 8, overall: 40 }),
  cancelBooking: orNone({ perAddress: 20, overall: 100 }),
  /** Downloading one's data and deleting the account. */
  account: orNone({ perAddress: 10, overall: 100 }),
});
export type Limits = z.infer<typeof limitsSchema>;
export type Limited = keyof Limits;
