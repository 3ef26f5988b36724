import property from '../../../../villa/property.json' with { type: 'json' };
import type { PlatformCalendar } from '../../contract/platformCalendar.ts';
import { platformNames } from '../../domain/platform.ts';
import { singleLine } from '../format/singleLine.ts';

/** A platform's calendar, as mails name it. */
export type NamedPlatform = Pick<PlatformCalendar, 'platform' | 'label' | 'feedUrl'>;

/** `Airbnb`, `Airbnb (sea view)`, and for other platforms the owner's name for it, else the host of its address. */
export function platformTitle({ platform, label, feedUrl }: NamedPlatform): string {
  const name = singleLine(label);
  if (platform !== 'other') return name ? `${platformNames[platform]} (${name})` : platformNames[platform];
  if (name) return name;
  return feedUrl !== null && URL.canParse(feedUrl) ? new URL(feedUrl).hostname : property.name;
}
