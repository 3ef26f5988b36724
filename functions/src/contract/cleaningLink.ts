import './configureZod.ts';
import * as z from 'zod/mini';

/** `settings/cleaning`: the secret of the cleaner's link. `null` if the link was never made or was revoked. */
export const cleaningLinkSchema = z.object({ secret: z._default(z.nullable(z.string()), null) });

/** Path of the cleaner's page. The query's `key` is the secret; `language` is optional. */
export const cleaningListPath = '/cleaning';
