import type * as z from 'zod/mini';
import type { PlatformCheck } from '../bookings/request/PlatformCheck.ts';
import type { Requester } from '../bookings/request/requestLimits.ts';
import { checkPlatforms } from '../calendars/checkPlatforms.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineCallable } from './defineCallable.ts';

/** Defines a callable that requests a stay. The use case does the rate limiting, because only valid requests are counted. */
export function defineRequestCallable<Schema extends z.ZodMiniType, Result>(
  name: string,
  schema: Schema,
  run: (
    request: z.output<Schema>,
    requester: Requester,
    numberKey: string,
    now: Date,
    checkPlatforms: PlatformCheck,
  ) => Promise<Result>,
) {
  return defineCallable(
    name,
    schema,
    (request, caller, network) => {
      const { uid = null, verifiedEmail = null } = caller ?? {};
      return run(request, { uid, verifiedEmail, network }, numberKey.value(), new Date(), checkPlatforms);
    },
    { secrets: [linkSecret.name, numberKey.name] },
  );
}
