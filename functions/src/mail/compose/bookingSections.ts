import type { StayTimes } from '../../contract/apartment.ts';
import type { Booking } from '../../contract/booking.ts';
import type { OptionalLine } from '../../contract/optionalLines.ts';
import type { Settings } from '../../contract/settings.ts';
import type { Guests } from '../../domain/guests.ts';
import type { Language } from '../../domain/language.ts';
import { formatPhone, phoneLink } from '../../domain/phone.ts';
import { balancePayment, sumOfQuotes } from '../../domain/quote.ts';
import { quoteLineLabel } from '../../domain/quoteLineLabel.ts';
import { guestName } from '../format/greetingName.ts';
import { type Fact, type MailSection, paragraph } from '../format/MailContent.ts';
import { apartmentName, mailFormats, mailTexts, offerTexts } from '../format/mailTexts.ts';
import { emailLink, type MailedBooking } from './bookingMail.ts';
import { bookingDeskUrl, decideRequestUrl, decisions } from './pageUrl.ts';

/** Guest data of a booking or contact message; empty and `null` mean not given. */
type GuestFacts = Pick<Booking, 'firstName' | 'lastName' | 'email' | 'language'> &
  Partial<Record<'phone' | 'message' | OptionalLine, string | null | undefined>>;

/*
 * Sections that several booking mails share. Guests' texts are passed on unchanged, because the HTML template escapes them.
 */

export function nightsText(booking: Booking, language: Language): string {
  return mailTexts(language)('stay.nights', { count: booking.nights });
}

/** `2 adults, 1 child, 1 baby` */
export function guestsText({ adults, children, babies = 0 }: Guests, language: Language): string {
  const t = mailTexts(language);
  const parts = [t('stay.adults', { count: adults })];
  if (children > 0) parts.push(t('stay.children', { count: children }));
  if (babies > 0) parts.push(t('stay.babies', { count: babies }));
  return parts.join(', ');
}

type StayList = Extract<MailSection, { kind: 'facts' }>;

export function staySection(booking: MailedBooking, language: Language, times: StayTimes): StayList {
  const t = mailTexts(language);
  return {
    kind: 'facts',
    title: t('stay.title'),
    facts: [
      { label: t('stay.number'), value: booking.number },
      { label: t('stay.apartment'), value: apartmentName(booking.apartment, language) },
      ...periodFacts(booking, language, times),
      { label: t('stay.guests'), value: guestsText(booking, language) },
      ...othersFacts(booking, language),
    ],
  };
}

/**
 * Bookings with the same dates as one list, with the guests of each apartment. Otherwise one section per booking.
 * @param place rows about where the apartments are, after the last booking
 */
export function staySections(
  bookings: readonly MailedBooking[],
  language: Language,
  times: StayTimes,
  place: readonly Fact[] = [],
): MailSection[] {
  const lists = stayLists(bookings, language, times);
  const last = lists.at(-1);
  return lists.map((list) => (list === last ? { ...list, facts: [...list.facts, ...place] } : list));
}

function stayLists(bookings: readonly MailedBooking[], language: Language, times: StayTimes): StayList[] {
  const [first] = bookings;
  const together = bookings.every(({ checkIn, checkOut }) => checkIn === first?.checkIn && checkOut === first.checkOut);
  if (!first || bookings.length === 1 || !together) {
    return bookings.map((booking) => staySection(booking, language, times));
  }
  const t = mailTexts(language);
  const apartments = bookings.map((booking): Fact => {
    const guests = guestsText(booking, language);
    const value = t('stay.guestsAndNumber', { guests, number: booking.number });
    return { label: apartmentName(booking.apartment, language), value };
  });
  const facts = [...periodFacts(first, language, times), ...apartments, ...othersFacts(first, language)];
  return [{ kind: 'facts', title: t('stay.title'), facts }];
}

function periodFacts(
  booking: Booking,
  language: Language,
  { checkInFrom, checkInUntil, checkOutUntil }: StayTimes,
): Fact[] {
  const t = mailTexts(language);
  const { dateWithWeekday: day } = mailFormats(language);
  const arrival = { day: day(booking.checkIn), from: checkInFrom, until: checkInUntil };
  const departure = { day: day(booking.checkOut), time: checkOutUntil };
  return [
    { label: t('stay.arrival'), value: t('stay.arrivalBetween', arrival) },
    { label: t('stay.departure'), value: t('stay.departureUntil', departure) },
    { label: t('stay.length'), value: nightsText(booking, language) },
  ];
}

/** Names the other bookings of the group. */
function othersFacts({ others = [] }: MailedBooking, language: Language): Fact[] {
  if (others.length === 0) return [];
  const t = mailTexts(language);
  const texts = others.map(({ apartment, number, status }) => {
    const values = { apartment: apartmentName(apartment, language), number };
    switch (status) {
      case 'pending':
        return t('stay.other.pending', values);
      case 'confirmed':
        return t('stay.other.confirmed', values);
      default:
        return t('stay.other.cancelled', values);
    }
  });
  return [{ label: t('stay.others'), value: texts.join('; ') }];
}

type PriceRow = Extract<MailSection, { kind: 'prices' }>['rows'][number];

/** The quotes of bookings that were requested together, row by row, and their total. */
export function priceSections(bookings: readonly Booking[], language: Language): MailSection[] {
  const t = mailTexts(language);
  const format = mailFormats(language);
  const { money } = format;
  const several = bookings.length > 1;
  const bills = bookings.map(({ apartment, quote }): Extract<MailSection, { kind: 'prices' }> => {
    const rows: PriceRow[] = quote.lines.map((line) => ({
      label: quoteLineLabel(line, offerTexts(language), format),
      amount: money(line.amount),
      weight: 'line',
    }));
    if (!several) return { kind: 'prices', title: t('price.title'), rows: [...rows, ...sumRows(bookings, language)] };
    const sum = { label: t('price.apartment'), amount: money(quote.totalPayment), weight: 'sum' } as const;
    return { kind: 'prices', title: apartmentName(apartment, language), rows: [...rows, sum] };
  });
  const sections: MailSection[] = [...bills];
  if (several) sections.push({ kind: 'prices', title: t('price.together'), rows: sumRows(bookings, language) });
  if (bookings.every(({ terms }) => terms.touristTax.mode === 'included')) {
    sections.push(paragraph(t('price.taxIncluded')));
  }
  return sections;
}

function sumRows(bookings: readonly Booking[], language: Language): PriceRow[] {
  const t = mailTexts(language);
  const { date, money } = mailFormats(language);
  const sums = sumOfQuotes(bookings.map(({ quote }) => quote));
  const { totalPayment, advancePayment } = sums;
  const rows: PriceRow[] = [{ label: t('price.total'), amount: money(totalPayment), weight: 'sum' }];
  if (advancePayment > 0) {
    const [dueOn] = bookings.flatMap(({ advanceDueOn }) => advanceDueOn ?? []).sort();
    const advance = dueOn ? t('price.advanceBy', { date: date(dueOn) }) : t('price.advance');
    rows.push({ label: advance, amount: money(advancePayment), weight: 'later' });
    rows.push({ label: t('price.remainder'), amount: money(balancePayment(sums)), weight: 'later' });
  }
  return rows;
}

/** Guest data for the owner; email and phone as links. */
export function guestSections(guest: GuestFacts, language: Language): MailSection[] {
  const t = mailTexts(language);
  const town = [guest.zipCode, guest.city].filter(Boolean).join(' ');
  const address = [guest.address, town, guest.state, guest.country].filter(Boolean).join(', ');
  const { email, phone } = guest;
  const facts: Fact[] = [
    { label: t('guest.name'), value: guestName(guest) },
    { label: t('guest.email'), value: email, href: emailLink(email) },
  ];
  if (phone) facts.push({ label: t('guest.phone'), value: formatPhone(phone), href: phoneLink(phone) });
  facts.push({ label: t('guest.language'), value: mailFormats(language).languageName(guest.language) });
  if (address) facts.push({ label: t('guest.address'), value: address });
  const sections: MailSection[] = [{ kind: 'facts', title: t('guest.title'), facts }];
  if (guest.message) sections.push({ kind: 'quotation', title: t('guest.message'), text: guest.message });
  return sections;
}

/**
 * Tells the owner whether the guest was informed or has no email. After an answer by link, says what to do if
 * somebody else gave it.
 */
export function guestInformedSections({ email, decidedByLink }: MailedBooking, language: Language): MailSection[] {
  const t = mailTexts(language);
  if (!decidedByLink) return [paragraph(t(email ? 'owner.guestInformed' : 'owner.guestNotInformed'))];
  const texts = [t('owner.decidedByLink'), t(email ? 'owner.guestInformedSoon' : 'owner.guestNotInformed')];
  return texts.map(paragraph);
}

/**
 * Buttons that open the bookings at the desk.
 * @param label label of the button, if there is only one booking
 */
export function deskButtons(
  bookings: readonly Booking[],
  label: string,
  language: Language,
  secondary = false,
): MailSection[] {
  const t = mailTexts(language);
  return bookings.map(({ id, apartment }) => ({
    kind: 'button',
    label: bookings.length === 1 ? label : t('owner.openApartment', { apartment: apartmentName(apartment, language) }),
    href: bookingDeskUrl(id, language),
    secondary,
  }));
}

/**
 * Buttons to the page on which the owner confirms or declines the whole request.
 * @param bookings the bookings of the mail; pending ones of their group are answered with them
 */
export function decisionButtons(
  bookings: readonly MailedBooking[],
  { ownerEmail, ownerLanguage }: Settings,
): MailSection[] {
  const t = mailTexts(ownerLanguage);
  const waiting = [...bookings, ...(bookings[0]?.others ?? [])].filter(({ status }) => status === 'pending');
  return decisions.flatMap((decision) => {
    const href = decideRequestUrl(decision, waiting, ownerEmail);
    return href === undefined
      ? []
      : [{ kind: 'button', label: t(`decision.${decision}.mailButton`), href, secondary: decision === 'decline' }];
  });
}

/** The owner's text to the guest about the end of a booking. */
export function ownerMessageSections({ declineMessage, language }: Booking, { ownerName }: Settings): MailSection[] {
  if (!declineMessage) return [];
  const title = mailTexts(language)('declined.guest.message', { owner: ownerName });
  return [{ kind: 'quotation', title, text: declineMessage }];
}
