import type * as z from 'zod/mini';
import { OwnerError } from '../owner/OwnerError.ts';
import type { SignedInOwner } from '../owner/SignedInOwner.ts';
import { isOwner } from '../platform/isOwner.ts';
import { defineCallable } from './defineCallable.ts';

/**
 * Defines a callable for owners.
 * @throws {OwnerError} `signed-out`, `not-owner`
 */
export function defineOwnerCallable<Schema extends z.ZodMiniType, Result>(
  name: string,
  schema: Schema,
  run: (request: z.output<Schema>, owner: SignedInOwner, now: Date) => Promise<Result>,
  options: { secrets?: string[] } = {},
) {
  return defineCallable(
    name,
    schema,
    async (request, caller) => {
      if (!caller) throw new OwnerError('signed-out');
      const { uid, verifiedEmail } = caller;
      if (verifiedEmail === null || !(await isOwner(verifiedEmail))) throw new OwnerError('not-owner');
      return run(request, { uid, email: verifiedEmail }, new Date());
    },
    options,
  );
}
