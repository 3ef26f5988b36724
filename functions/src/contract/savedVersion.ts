import './configureZod.ts';
import * as z from 'zod/mini';
import { storedTime } from './storedFields.ts';

/** `{path}/versions/{revision}`: an earlier version of an apartment or of settings, which can be restored by saving it again. */
export const savedVersionSchema = z.object({
  /** The former fields, without those that functions add. */
  values: z.record(z.string(), z.unknown()),
  revision: z.int(),
  replacedAt: storedTime,
  /** Email of the owner who replaced it; `null` for an edit in the console. */
  replacedBy: z.nullable(z.string()),
});
export type SavedVersion = z.output<typeof savedVersionSchema>;
