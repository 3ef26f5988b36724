/** Platforms on which the villa may also be listed. `other`: any other iCal calendar. */
export const platforms = ['airbnb', 'booking', 'vrbo', 'other'] as const;
export type Platform = (typeof platforms)[number];

/**
 * Names of the platforms, the same in every language. Other platforms are named after the format of their calendars.
 */
export const platformNames: Readonly<Record<Platform, string>> = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  other: 'iCal',
};

/** The details by which an owner recognises a listing on a platform. */
export interface NamedListing {
  platform: Platform;
  /** The owner's name for it; may be empty. */
  label: string;
  feedUrl: string | null;
}

/**
 * `Airbnb` or `Airbnb (sea view)`. For other platforms, the owner's name for it or, without one, the host of its URL.
 */
export function platformTitle({ platform, label, feedUrl }: NamedListing): string {
  const name = label.replace(/\s+/g, ' ').trim();
  if (platform !== 'other') return name ? `${platformNames[platform]} (${name})` : platformNames[platform];
  return name || hostOf(feedUrl) || platformNames.other;
}

function hostOf(url: string | null): string {
  try {
    // Older browsers do not have `URL.canParse`.
    return url === null ? '' : new URL(url).hostname;
  } catch {
    return '';
  }
}
