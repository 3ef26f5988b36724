import type { Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import type { MailSection } from '../format/MailContent.ts';
import { mailTexts } from '../format/mailTexts.ts';

/** What the owner wrote to the guest about the end of a booking, if it is text: the field can be edited in the console. */
export function ownerMessageSections({ declineMessage, language }: Booking, { ownerName }: Settings): MailSection[] {
  if (typeof declineMessage !== 'string' || declineMessage === '') return [];
  const title = mailTexts(language)('declined.guest.message', { owner: ownerName });
  return [{ kind: 'quotation', title, text: declineMessage }];
}
