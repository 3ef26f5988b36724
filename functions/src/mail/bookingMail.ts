import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import type { Settings } from '../contract/settings.ts';
import type { Language } from '../domain/language.ts';
import { calendarInvitation, type InvitationMethod } from './calendarInvitation.ts';
import type { Attachment, ComposedMail } from './ComposedMail.ts';
import { houseMessage, type MailWords } from './houseMessage.ts';
import { mailTexts } from './mailTexts.ts';
import { singleLine } from './singleLine.ts';

export interface BookingMailWords extends MailWords {
  /** What the mail tells, for its id: `confirmed`. With the booking's sequence it names one event. */
  what: string;
  /** The calendar's entry, if the mail changes it: its title, and where its reader looks at the booking. */
  entry?: { method: InvitationMethod; summary: string; url: string };
  /** Pictures that the sections show. */
  attachments?: Attachment[];
}

/** To the guest, in their language; an answer goes to the owner. */
export function mailToGuest(
  booking: StoredBooking,
  settings: Settings,
  words: BookingMailWords,
  now: Date,
): ComposedMail {
  const t = mailTexts(booking.language);
  const closing = [t('closing.question'), '', t('closing.regards'), settings.ownerName, property.name];
  const reason = t('footer.guestReason', { house: property.name });
  const attendee = { name: singleLine(`${booking.firstName} ${booking.lastName}`), email: booking.email };
  return {
    id: mailId(booking, words.what, 'guest'),
    to: [booking.email],
    replyTo: settings.ownerEmail,
    ...composed(booking, booking.language, words, closing, reason, attendee, now),
  };
}

/** To the owner, in theirs; an answer goes to the guest. */
export function mailToOwner(
  booking: StoredBooking,
  settings: Settings,
  words: BookingMailWords,
  now: Date,
): ComposedMail {
  const language = settings.ownerLanguage;
  const reason = mailTexts(language)('footer.ownerReason', { house: property.name });
  const attendee = { name: settings.ownerName, email: settings.ownerEmail };
  return {
    id: mailId(booking, words.what, 'owner'),
    to: [settings.ownerEmail],
    // One who has deleted their account, or of whom the owner knows no address, cannot be answered.
    replyTo: booking.email || settings.ownerEmail,
    ...composed(booking, language, words, [], reason, attendee, now),
  };
}

function composed(
  booking: StoredBooking,
  language: Language,
  words: BookingMailWords,
  closing: string[],
  reason: string,
  attendee: { name: string; email: string },
  now: Date,
): Pick<ComposedMail, 'message'> {
  const { entry, attachments = [] } = words;
  const calendar = entry && {
    filename: `${booking.number}.ics`,
    content: calendarInvitation(booking, language, entry, attendee, now),
    contentType: `text/calendar; charset=utf-8; method=${entry.method}`,
  };
  return {
    message: {
      ...houseMessage(language, words, closing, reason),
      attachments: [...(calendar ? [calendar] : []), ...attachments],
    },
  };
}

/** The same event has the same id: what is queued twice is one mail. */
function mailId({ number, sequence }: StoredBooking, what: string, reader: 'guest' | 'owner'): string {
  return `${number}-${what}-${reader}${sequence > 0 ? `-${sequence}` : ''}`;
}
