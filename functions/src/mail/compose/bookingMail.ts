import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import type { Language } from '../../domain/language.ts';
import type { CalendarEntry } from './calendarEntry.ts';
import { calendarInvitation } from './calendarInvitation.ts';
import type { Attachment, ComposedMail } from '../format/ComposedMail.ts';
import { greetingName } from '../format/greetingName.ts';
import { renderMessage, type MailBody } from '../format/renderMessage.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { writeToGuestButton } from './writeToGuestButton.ts';

/** A booking as its mails describe it. */
export interface MailedBooking extends Booking {
  /** The other bookings of its group that the mail is not about, as they are now. */
  others?: readonly Booking[];
  /** Whether the owner answered with a link from a mail: their own mail goes out at once, the guest's waits. */
  decidedByLink?: boolean;
}

/** Mails about several bookings of one request greet the guest of the first. */
export function firstOf(bookings: readonly MailedBooking[]): MailedBooking {
  const [first] = bookings;
  if (!first) throw new Error('a mail without a booking');
  return first;
}

export interface BookingMailBody extends MailBody {
  /** The event in the mail's ID, such as `confirmed`. Unique together with the booking's sequence. */
  what: string;
  /** Calendar entries, if the mail changes them: one for each booking, as later mails update them one by one. */
  entries?: CalendarEntry[];
  /** Inline pictures of the sections. */
  attachments?: Attachment[];
}

/**
 * Mail to the guest in their language; replies go to the owner.
 * @param booking the first one, if the mail is about several
 */
export function mailToGuest(booking: Booking, settings: Settings, content: BookingMailBody, now: Date): ComposedMail {
  const t = mailTexts(booking.language);
  const closing = [t('closing.question'), '', t('closing.regards'), settings.ownerName, property.name];
  const reason = t('footer.guestReason', { property: property.name });
  const attendee = { name: greetingName(booking), email: booking.email };
  return {
    id: mailId(booking, content.what, 'guest'),
    to: [booking.email],
    replyTo: settings.ownerEmail,
    ...composed(booking.language, content, closing, reason, attendee, now),
  };
}

/**
 * Mail to the owner in their language. Mail programs quote the whole mail in a reply, with the links that act for the
 * owner, so replies go to the owner, and a button opens an empty message to the guest.
 */
export function mailToOwner(booking: Booking, settings: Settings, content: BookingMailBody, now: Date): ComposedMail {
  const language = settings.ownerLanguage;
  const sections = [...content.sections, ...writeToGuestButton(booking, language)];
  const reason = mailTexts(language)('footer.ownerReason', { property: property.name });
  const attendee = { name: settings.ownerName, email: settings.ownerEmail };
  return {
    id: mailId(booking, content.what, 'owner'),
    to: [settings.ownerEmail],
    replyTo: settings.ownerEmail,
    ...composed(language, { ...content, sections }, [], reason, attendee, now),
  };
}

function composed(
  language: Language,
  content: BookingMailBody,
  closing: string[],
  reason: string,
  attendee: { name: string | undefined; email: string },
  now: Date,
): Pick<ComposedMail, 'message'> {
  const { entries = [], attachments = [] } = content;
  const calendars = entries.map((entry) => ({
    filename: `${entry.booking.number}.ics`,
    content: calendarInvitation(entry.booking, language, entry, attendee, now),
    contentType: `text/calendar; charset=utf-8; method=${entry.method}`,
  }));
  return {
    message: {
      ...renderMessage(language, content, closing, reason),
      attachments: [...calendars, ...attachments],
    },
  };
}

/** The same event has the same ID, so that it is mailed once. */
function mailId({ number, sequence }: Booking, what: string, reader: 'guest' | 'owner'): string {
  return `${number}-${what}-${reader}${sequence > 0 ? `-${sequence}` : ''}`;
}
