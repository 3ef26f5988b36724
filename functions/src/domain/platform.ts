/** Where the villa is also listed. `other`: any other calendar that speaks iCal. */
export const platforms = ['airbnb', 'booking', 'vrbo', 'other'] as const;
export type Platform = (typeof platforms)[number];

/** Names that are the same in every language; that of others is what their calendars have in common. */
export const platformNames: Readonly<Record<Platform, string>> = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  other: 'iCal',
};

/** A listing on a platform, as its owner knows it. */
export interface NamedListing {
  platform: Platform;
  /** The owner's name for it; may be empty. */
  label: string;
  feedUrl: string | null;
}

/** `Airbnb`, `Airbnb (sea view)`, and of other platforms the owner's name for it, else the host of its URL. */
export function platformTitle({ platform, label, feedUrl }: NamedListing): string {
  const name = label.replace(/\s+/g, ' ').trim();
  if (platform !== 'other') return name ? `${platformNames[platform]} (${name})` : platformNames[platform];
  return name || hostOf(feedUrl) || platformNames.other;
}

function hostOf(url: string | null): string {
  try {
    // Not `URL.canParse`, which older browsers do not have.
    return url === null ? '' : new URL(url).hostname;
  } catch {
    return '';
  }
}
