import '../contract/configureZod.ts';
import * as z from 'zod/mini';

const figure = (usual: number) => z._default(z.number().check(z.gte(0)), usual);

/** How many nights may be held at a time by requests that nobody has answered. */
const nightLimitsSchema = z.object({
  /** By one email that nobody has proven. What is more takes the click in a mail. */
  unprovenEmail: figure(14),
  /**
   * Share (0 to 1) of the nights that an apartment offers in a month, by all unproven emails together. What is more takes
   * the click in a mail.
   */
  unprovenShare: figure(0.2),
  /** By one proven email: pending, or confirmed at once and not paid yet. What is more is refused. */
  provenEmail: figure(45),
});
export type NightLimits = z.infer<typeof nightLimitsSchema>;

/** As they are deployed. */
export const nightLimits = nightLimitsSchema.parse({});

/**
 * The limits of nights: figures in the code, which no setting changes. In the emulator there are none, so that tests can
 * hold what they like, unless one asks for them.
 * @param inEmulator the field `nights` of the emulator's `settings/limits`: other figures, or `{}` for those in the code
 */
export function nightLimitsWith(inEmulator: unknown): NightLimits | null {
  if (process.env.FIRESTORE_EMULATOR_HOST === undefined) return nightLimits;
  return inEmulator === undefined ? null : nightLimitsSchema.parse(inEmulator);
}
