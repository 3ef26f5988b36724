import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import type { Format } from '../../domain/createFormat.ts';
import type { GuestArrival } from '../../domain/guestArrival.ts';
import type { Language } from '../../domain/language.ts';
import { apartmentPicturePath, hostsPicturePath } from '../../domain/mailPictures.ts';
import type { Attachment, ComposedMail } from '../format/ComposedMail.ts';
import { greetingName, guestName } from '../format/greetingName.ts';
import { type MailSection, paragraph } from '../format/MailContent.ts';
import {
  apartmentName,
  apartmentNames,
  apartmentLine,
  mailFormats,
  mailTexts,
  type MailTexts,
} from '../format/mailTexts.ts';
import { renderMessage, type MailBody, type MailClosing } from '../format/renderMessage.ts';
import { calendarInvitation, type CalendarReader } from './calendarInvitation.ts';
import { mailPictureUrl } from './pageUrl.ts';

/** A booking as its mails describe it. */
export type MailedBooking = Booking & {
  /** The current other bookings of its group that the mail is not about. */
  others?: readonly Booking[];
  /** Numbers of the other bookings of its group that change with it: one mail covers all. */
  together?: readonly string[];
  /** How to get in, by apartment, if the guest may read it by now. */
  arrival?: readonly GuestArrival[];
  /**
   * Whether the owner answered with a link from a mail. If so, the owner's mail goes out at once, while the guest's
   * waits.
   */
  decidedByLink?: boolean;
};

/** The texts and formats in a reader's language, and the values that almost every mail names. */
interface Words extends Format {
  t: MailTexts;
  language: Language;
  /** `Lavender and Olive` */
  apartment: string;
  /**
   * The dates, once if all bookings have the same. Bookings of a group have different dates only if the owner has moved
   * one.
   */
  dates: string;
  /** The guest's name as typed, for the owner only. */
  guest: string;
}

function wordsIn(language: Language, bookings: readonly MailedBooking[]): Words {
  const format = mailFormats(language);
  const apartment = apartmentNames(bookings, language);
  const dates = [...new Set(bookings.map(format.stay))].join('; ');
  return { ...format, t: mailTexts(language), language, apartment, dates, guest: guestName(bookings[0]!) };
}

/**
 * The bookings that one mail covers.
 * @param booking the first, with the others of its group
 * @param isCovered which of the others belong to the mail too
 */
export function coveredTogether(
  booking: MailedBooking,
  isCovered: (other: Booking) => boolean,
): [MailedBooking, ...MailedBooking[]] {
  const { others = [] } = booking;
  const rest = others.filter((other) => !isCovered(other));
  return [{ ...booking, others: rest }, ...others.filter(isCovered)];
}

/** The booking and those of its group that arrive on the same day. */
export function arrivingTogether(booking: MailedBooking): [MailedBooking, ...MailedBooking[]] {
  return coveredTogether(booking, ({ status, checkIn }) => status === 'confirmed' && checkIn === booking.checkIn);
}

interface BookingMailBody extends MailBody {
  /** The event as part of the mail's ID, such as `confirmed`. Unique together with the booking's sequence. */
  what: string;
  /** Whether the mail has calendar entries: one per booking, because later mails update them one by one. */
  inCalendar?: boolean;
  /** Inline pictures of the sections. */
  attachments?: Attachment[] | undefined;
}

/**
 * Mail to the guest in their language. Replies go to the owner.
 * @param bookings at least one, all of one request and so of one guest
 * @param write the mail's content after the greeting
 */
export function mailToGuest(
  bookings: readonly MailedBooking[],
  settings: Settings,
  now: Date,
  write: (words: Words) => BookingMailBody,
): ComposedMail {
  const booking = bookings[0]!;
  const { email, language } = booking;
  const words = wordsIn(language, bookings);
  const { t } = words;
  const name = greetingName(booking);
  const greeting = paragraph(name === undefined ? t('greeting.plain') : t('greeting.byName', { name }));
  const body = write(words);
  const closing: MailClosing = {
    question: t('closing.question'),
    signature: [t('closing.regards'), words.list(property.hostNames), property.name],
    portrait: mailPictureUrl(hostsPicturePath),
  };
  const reason = t('footer.guestReason', { property: property.name });
  const message = renderMessage(language, { ...body, sections: [greeting, ...body.sections] }, closing, reason);
  return addressed({ kind: 'guest', name, email, language }, message, body, bookings, settings, now);
}

/**
 * Mail to the owner in their language. Mail programs quote the whole mail in a reply, including the links that act for the
 * owner. So replies go to the owner, and a button opens an empty message to the guest.
 */
export function mailToOwner(
  bookings: readonly MailedBooking[],
  settings: Settings,
  now: Date,
  write: (words: Words) => BookingMailBody,
): ComposedMail {
  const { ownerEmail: email, ownerLanguage: language, ownerName: name } = settings;
  const words = wordsIn(language, bookings);
  const body = write(words);
  const sections = [...body.sections, ...writeToGuestButton(bookings[0]!, language)];
  const reason = words.t('footer.ownerReason', { property: property.name });
  const message = renderMessage(language, { ...body, sections }, undefined, reason);
  return addressed({ kind: 'owner', name, email, language }, message, body, bookings, settings, now);
}

/** The picture of the first apartment. Only for mails about a stay to look forward to. */
export function apartmentPicture({ apartment }: Pick<Booking, 'apartment'>, language: Language): MailBody['picture'] {
  const src = mailPictureUrl(apartmentPicturePath(apartment));
  if (src === undefined) return undefined;
  const alt = [apartmentName(apartment, language), apartmentLine(apartment, language)].filter(Boolean).join(': ');
  return { src, alt };
}

function addressed(
  reader: CalendarReader,
  message: ComposedMail['message'],
  { what, inCalendar = false, attachments = [] }: BookingMailBody,
  bookings: readonly MailedBooking[],
  { ownerEmail }: Settings,
  now: Date,
): ComposedMail {
  const { number, sequence } = bookings[0]!;
  const calendars = inCalendar ? bookings.map((booking) => calendarInvitation(booking, reader, now)) : [];
  return {
    // The same event gives the same ID, so that it is mailed once.
    id: `${number}-${what}-${reader.kind}${sequence > 0 ? `-${sequence}` : ''}`,
    to: [reader.email],
    replyTo: ownerEmail,
    message: { ...message, attachments: [...calendars, ...attachments] },
  };
}

/** A button that opens an empty message to the guest. None if the email is unknown or was deleted with the account. */
export function writeToGuestButton({ email }: { email: string }, language: Language): MailSection[] {
  if (!email) return [];
  const label = mailTexts(language)('owner.writeToGuest');
  return [{ kind: 'button', label, href: emailLink(email), secondary: true }];
}

export function emailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
