import { expect, test } from 'vitest';
import { platformTitle, type NamedListing } from './platform.ts';

const feedUrl = 'https://calendars.example/villa.ics?secret=1';

test.each<[NamedListing, string]>([
  [{ platform: 'airbnb', label: '', feedUrl }, 'Airbnb'],
  [{ platform: 'booking', label: ' Sea\n view ', feedUrl: null }, 'Booking.com (Sea view)'],
  [{ platform: 'other', label: 'Island tourist board', feedUrl }, 'Island tourist board'],
  [{ platform: 'other', label: '', feedUrl }, 'calendars.example'],
  [{ platform: 'other', label: '', feedUrl: 'no URL' }, 'iCal'],
  [{ platform: 'other', label: '', feedUrl: null }, 'iCal'],
])('%j is displayed as %s', (listing, title) => {
  expect(platformTitle(listing)).toBe(title);
});
