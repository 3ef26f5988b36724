import de from '../../../../locales/de/about.json' with { type: 'json' };
import en from '../../../../locales/en/about.json' with { type: 'json' };
import hr from '../../../../locales/hr/about.json' with { type: 'json' };
import it from '../../../../locales/it/about.json' with { type: 'json' };
import pl from '../../../../locales/pl/about.json' with { type: 'json' };
import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import type { GuestArrival } from '../../domain/guestArrival.ts';
import type { Language } from '../../domain/language.ts';
import { paragraph, type Fact, type MailSection } from '../format/MailContent.ts';
import { apartmentName, arrivalTexts, mailTexts } from '../format/mailTexts.ts';
import type { MailedBooking } from './bookingMail.ts';
import { registerSections } from './registerSections.ts';

const pages = { en, de, it, pl, hr } satisfies Record<Language, unknown>;

/** The address, which opens the map. */
export function addressFact(language: Language): Fact {
  const t = mailTexts(language);
  const { street, zipCode, city } = property.address;
  const { latitude, longitude } = property.coordinates;
  const value = t('stay.addressOnMap', { address: `${street}, ${zipCode} ${city}` });
  const href = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`;
  return { label: t('reminder.guest.address'), value, href };
}

/** Arrival times, documents, how to get in, and directions. @param bookings at least one; the first may have `arrival` */
export function arrivalSections(
  bookings: readonly [MailedBooking, ...MailedBooking[]],
  { checkInFrom: from, checkInUntil: until, guestRegister }: Settings,
): MailSection[] {
  const [booking] = bookings;
  const { language, arrival = [] } = booking;
  const t = mailTexts(language);
  const { phone } = property;
  const told = arrival.filter(({ apartment }) => bookings.some((booking) => booking.apartment === apartment));
  const sections: MailSection[] = [
    paragraph(t('reminder.guest.hours', { from, until, phone })),
    ...(guestRegister ? registerSections(booking) : [paragraph(t('reminder.guest.documents'))]),
  ];
  for (const one of told) sections.push(...gettingIn(one, language, told.length > 1));
  const { latitude, longitude } = property.coordinates;
  const ways = journey(language);
  sections.push({
    kind: 'facts',
    title: ways.title,
    facts: [
      addressFact(language),
      { label: t('reminder.guest.coordinates'), value: `${latitude}, ${longitude}` },
      ...ways.facts,
    ],
  });
  return sections;
}

/** Key code and Wi-Fi of an apartment, and what the owner has written. */
function gettingIn(arrival: GuestArrival, language: Language, isOneOfSeveral: boolean): MailSection[] {
  const t = arrivalTexts(language);
  const name = apartmentName(arrival.apartment, language);
  const titled = (key: string) => (isOneOfSeveral ? `${name}: ${t(key)}` : t(key));
  const facts = (['keyCode', 'wifiName', 'wifiPassword'] as const)
    .filter((field) => arrival[field] !== '')
    .map((field) => ({ label: t(field), value: arrival[field] }));
  const written = (['instructions', 'houseRules'] as const)
    .filter((field) => arrival[field] !== '')
    .map((field) => ({ kind: 'quotation', title: titled(field), text: arrival[field] }) as const);
  return [...(facts.length > 0 ? [{ kind: 'facts', title: titled('title'), facts } as const] : []), ...written];
}

/** How to get there, from the texts of the About page. */
function journey(language: Language): { title: string; facts: Fact[] } {
  const { heading, ways } = pages[language].arrive;
  // Empty if the villa has no such texts.
  const written: Record<string, { heading: string; text: string }> = ways;
  return {
    title: heading,
    facts: Object.values(written).map((way) => ({
      label: way.heading,
      value: way.text,
    })),
  };
}
