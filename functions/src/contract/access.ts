import './configureZod.ts';
import * as z from 'zod/mini';
import { email } from './guestFields.ts';

/** `settings/access`: a user with one of these verified emails is an owner. Changes apply from the next call or read. */
export const accessSchema = z.object({ owners: z.array(email).check(z.minLength(1), z.maxLength(20)) });
export type Access = z.infer<typeof accessSchema>;

/** The valid emails in `owners`, normalized for comparison. */
export function readableOwners(owners: unknown): string[] {
  return normalizedOwners(owners).filter((entry) => email.safeParse(entry).success) as string[];
}

/** `owners` with valid emails normalized for comparison, and all other entries unchanged. */
export function normalizedOwners(owners: unknown): unknown[] {
  if (!Array.isArray(owners)) return [];
  return owners.map((entry: unknown) => {
    const parsed = email.safeParse(entry);
    return parsed.success ? parsed.data : entry;
  });
}
