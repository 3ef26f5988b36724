import type { Settings } from '../../contract/settings.ts';
import type { MailSection } from '../format/MailContent.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { firstOf, type MailedBooking } from './bookingMail.ts';
import { decideRequestUrl, decisions } from './decideRequestUrl.ts';

/**
 * To the page on which the owner confirms or declines the whole request.
 * @param bookings that the mail is about; those of their group that wait too are answered with them
 */
export function decisionButtons(
  bookings: readonly MailedBooking[],
  { ownerEmail, ownerLanguage }: Settings,
): MailSection[] {
  const t = mailTexts(ownerLanguage);
  const { others = [] } = firstOf(bookings);
  const waiting = [...bookings, ...others].filter(({ status }) => status === 'pending');
  return decisions.flatMap((decision) => {
    const href = decideRequestUrl(decision, waiting, ownerEmail);
    return href === undefined
      ? []
      : [{ kind: 'button', label: t(`decision.${decision}.mailButton`), href, secondary: decision === 'decline' }];
  });
}
