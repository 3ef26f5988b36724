import { limitSettingsDocument } from '../contract/collections.ts';
import { limitsSchema, type Limits } from '../contract/limits.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';

/** The limits in `settings/limits`. Unreadable ones are replaced by the defaults. */
export async function readLimits(): Promise<Limits> {
  const settings = (await firestore().doc(limitSettingsDocument).get()).data();
  const parsed = limitsSchema.safeParse(settings ?? {});
  if (parsed.success) return parsed.data;
  log.limitsUnreadable(parsed.error);
  return limitsSchema.parse({});
}
