import './configureZod.ts';
import * as z from 'zod/mini';
import { email } from './guestFields.ts';

/** `settings/access`: whoever proves one of these emails is an owner, from the next call and the next read on. */
export const accessSchema = z.object({ owners: z.array(email).check(z.minLength(1), z.maxLength(20)) });
export type Access = z.infer<typeof accessSchema>;

/** The entries of `owners` that are emails, as they are compared; those that are none are left out. */
export function readableOwners(owners: unknown): string[] {
  return normalizedOwners(owners).filter((entry) => email.safeParse(entry).success) as string[];
}

/** `owners` with the entries that are emails as they are compared, and all others as they were typed. */
export function normalizedOwners(owners: unknown): unknown[] {
  if (!Array.isArray(owners)) return [];
  return owners.map((entry: unknown) => {
    const parsed = email.safeParse(entry);
    return parsed.success ? parsed.data : entry;
  });
}
