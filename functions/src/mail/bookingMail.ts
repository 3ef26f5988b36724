import property from '../../../villa/property.json' with { type: 'json' };
import type { StoredBooking } from '../contract/booking.ts';
import type { Settings } from '../contract/settings.ts';
import type { Language } from '../domain/language.ts';
import { calendarInvitation, type InvitationMethod } from './calendarInvitation.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { houseMessage, type MailWords } from './houseMessage.ts';
import { mailTexts } from './mailTexts.ts';
import { singleLine } from './singleLine.ts';

export interface BookingMailWords extends MailWords {
  id: string;
  method: InvitationMethod;
  /** The calendar's entry: its title, and where its reader looks at the booking. */
  entry: { summary: string; url: string };
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
    id: words.id,
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
    id: words.id,
    to: [settings.ownerEmail],
    // A guest who has deleted their account cannot be answered.
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
  const calendar = calendarInvitation(booking, language, words.method, words.entry, attendee, now);
  return {
    message: {
      ...houseMessage(language, words, closing, reason),
      attachments: [
        {
          filename: `${booking.number}.ics`,
          content: calendar,
          contentType: `text/calendar; charset=utf-8; method=${words.method}`,
        },
      ],
    },
  };
}
