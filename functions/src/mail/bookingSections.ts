import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import type { Settings } from '../contract/settings.ts';
import type { Language } from '../domain/language.ts';
import type { QuoteLine } from '../domain/quote.ts';
import type { Fact, MailSection } from './MailContent.ts';
import { mailFormats } from './mailFormats.ts';
import { apartmentName, mailTexts } from './mailTexts.ts';

/** What a guest said of themselves, with a booking or a message; empty and `null` mean not given. */
type GuestFacts = Pick<StoredBooking, 'firstName' | 'lastName' | 'email' | 'language'> &
  Partial<
    Record<'phone' | 'message' | 'address' | 'zipCode' | 'city' | 'state' | 'country', string | null | undefined>
  >;

/*
 * What the mails about a booking have in common. Guest's texts go through untouched: the HTML template escapes them.
 */

export function guestName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

export function nightsText(booking: StoredBooking, language: Language): string {
  return mailTexts(language)('stay.nights', { count: booking.nights });
}

/** `2 adults, 1 child` */
export function guestsText(booking: StoredBooking, language: Language): string {
  const t = mailTexts(language);
  const parts = [t('stay.adults', { count: booking.adults })];
  if (booking.children > 0) parts.push(t('stay.children', { count: booking.children }));
  return parts.join(', ');
}

export function staySection(booking: StoredBooking, language: Language): MailSection {
  const t = mailTexts(language);
  const { day } = mailFormats(language);
  const arrival = { day: day(booking.checkIn), time: property.checkIn.from };
  const departure = { day: day(booking.checkOut), time: property.checkOut.until };
  return {
    kind: 'facts',
    title: t('stay.title'),
    facts: [
      { label: t('stay.number'), value: booking.number },
      { label: t('stay.apartment'), value: apartmentName(booking.apartment, language) },
      { label: t('stay.arrival'), value: t('stay.arrivalFrom', arrival) },
      { label: t('stay.departure'), value: t('stay.departureUntil', departure) },
      { label: t('stay.length'), value: nightsText(booking, language) },
      { label: t('stay.guests'), value: guestsText(booking, language) },
    ],
  };
}

/** The quote as it was frozen into the booking, row by row. */
export function priceSections(booking: StoredBooking, settings: Settings, language: Language): MailSection[] {
  const t = mailTexts(language);
  const { money } = mailFormats(language);
  const { quote } = booking;
  const rows: Extract<MailSection, { kind: 'prices' }>['rows'] = quote.lines.map((line) => ({
    label: lineLabel(line, language),
    amount: money(line.amount),
    weight: 'line',
  }));
  rows.push({ label: t('price.total'), amount: money(quote.totalPayment), weight: 'sum' });
  if (quote.advancePayment > 0) {
    const remainder = quote.totalPayment - quote.advancePayment;
    rows.push({ label: t('price.advance'), amount: money(quote.advancePayment), weight: 'later' });
    rows.push({ label: t('price.remainder'), amount: money(remainder), weight: 'later' });
  }
  const bill: MailSection = { kind: 'prices', title: t('price.title'), rows };
  if (settings.touristTax.mode !== 'included') return [bill];
  return [bill, { kind: 'paragraph', text: t('price.taxIncluded') }];
}

function lineLabel(line: QuoteLine, language: Language): string {
  const t = mailTexts(language);
  const { money, share } = mailFormats(language);
  switch (line.kind) {
    case 'nights':
      return t('price.nights', { count: line.nights, price: money(line.unitPrice) });
    case 'longStayDiscount':
      return t('price.longStayDiscount', { share: share(line.share) });
    case 'cleaningFee':
      return t('price.cleaningFee');
    case 'touristTax':
      return t('price.touristTax', {
        persons: t('price.persons', { count: line.persons }),
        nights: t('stay.nights', { count: line.nights }),
      });
  }
}

/** Everything the guest gave, for the owner; mail and phone as links. */
export function guestSections(guest: GuestFacts, language: Language): MailSection[] {
  const t = mailTexts(language);
  const town = [guest.zipCode, guest.city].filter(Boolean).join(' ');
  const address = [guest.address, town, guest.state, guest.country].filter(Boolean).join(', ');
  const { email, phone } = guest;
  const facts: Fact[] = [
    { label: t('guest.name'), value: guestName(guest) },
    { label: t('guest.email'), value: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
  ];
  if (phone) facts.push({ label: t('guest.phone'), value: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` });
  facts.push({ label: t('guest.language'), value: mailFormats(language).languageName(guest.language) });
  if (address) facts.push({ label: t('guest.address'), value: address });
  const sections: MailSection[] = [{ kind: 'facts', title: t('guest.title'), facts }];
  if (guest.message) sections.push({ kind: 'quotation', title: t('guest.message'), text: guest.message });
  return sections;
}

/** For the owner: whether the guest has been told, or has no address to be told at. */
export function guestToldSection(booking: StoredBooking, language: Language): MailSection {
  const t = mailTexts(language);
  return { kind: 'paragraph', text: booking.email ? t('owner.guestTold') : t('owner.guestNotTold') };
}

/** What is paid at the house, or all of it where nothing is due before. */
export function balanceText({ quote }: StoredBooking, language: Language): string {
  const { money } = mailFormats(language);
  return mailTexts(language)('price.balance', { balance: money(quote.totalPayment - quote.advancePayment) });
}
