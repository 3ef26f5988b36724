import { limitSettingsDocument } from '../contract/collections.ts';
import { limitsSchema, type Limits } from '../contract/limits.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { nightLimitsWith, type NightLimits } from './nightLimits.ts';

/** The limits in `settings/limits`, with those of nights. Unreadable ones are replaced by the defaults. */
export async function readLimits(): Promise<Limits & { nights: NightLimits | null }> {
  const settings = (await firestore().doc(limitSettingsDocument).get()).data();
  const nights = nightLimitsWith(settings?.nights);
  const parsed = limitsSchema.safeParse(settings ?? {});
  if (parsed.success) return { ...parsed.data, nights };
  log.limitsUnreadable(parsed.error);
  return { ...limitsSchema.parse({}), nights };
}
