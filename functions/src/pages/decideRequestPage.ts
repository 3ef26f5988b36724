import type { PlatformDoubt } from '../bookings/request/PlatformCheck.ts';
import { longestDeclineMessage, mayWriteToGuest, type DecisionState } from '../bookings/change/decideRequest.ts';
import type { Booking } from '../contract/booking.ts';
import type { Language } from '../domain/language.ts';
import { sumOf } from '../domain/money.ts';
import { formatPhone, phoneLink } from '../domain/phone.ts';
import { apartmentNames, guestsText, nightsText } from '../mail/compose/bookingSections.ts';
import { bookingDeskUrl } from '../mail/compose/deskUrl.ts';
import type { Decision } from '../mail/compose/decideRequestUrl.ts';
import { emailLink } from '../mail/compose/writeToGuestButton.ts';
import { platformTitle } from '../domain/platform.ts';
import { guestName } from '../mail/format/greetingName.ts';
import { mailFormats } from '../mail/format/mailFormats.ts';
import { apartmentName, errorText, mailTexts } from '../mail/format/mailTexts.ts';
import type { PageContent } from './renderPage.ts';

/** What the button sends that confirms although a platform's calendar speaks against it. */
export const confirmDespite = 'confirmDespite';

/** The page on which the owner answers a request. `failed`: an error of ours. */
export function decideRequestPage(
  link: DecisionState | { state: 'failed' },
  decision: Decision,
  language: Language,
): PageContent {
  const t = mailTexts(language);
  switch (link.state) {
    case 'open': {
      const other = decision === 'confirm' ? 'decline' : 'confirm';
      const message = link.bookings[0]?.message;
      return {
        title: t(`decision.${decision}.title`),
        text: t(`decision.${decision}.text`),
        facts: factsOf(link.bookings, language),
        ...(message ? { quotation: { title: t('guest.message'), text: message } } : {}),
        forms: [
          formOf(decision, link.bookings, language),
          { ...formOf(other, link.bookings, language), summary: t(`decision.${other}.instead`) },
        ],
        links: [],
      };
    }
    case 'doubt':
      return {
        title: t('decision.doubt.title'),
        text: [...doubtTexts(link.doubt, language), t('decision.doubt.text')].join(' '),
        facts: factsOf(link.bookings, language),
        forms: [
          { button: t('decision.doubt.button'), choice: { name: 'decision', value: confirmDespite } },
          { ...formOf('decline', link.bookings, language), summary: t('decision.decline.instead') },
        ],
        links: [],
      };
    case 'confirmed':
    case 'declined':
      return {
        title: t(`decision.${link.state}.title`),
        text: link.earlier ? t(`decision.${link.state}.earlier`) : t(`decision.${link.state}.text`),
        facts: factsOf(link.bookings, language),
        links: deskLinks(t('decision.desk'), link.bookings, language),
      };
    case 'cancelledByGuest':
    case 'expired':
      return {
        title: t(`decision.${link.state}.title`),
        text: t(`decision.${link.state}.text`),
        facts: factsOf(link.bookings, language),
        links: [],
      };
    case 'changed':
      return {
        title: t('decision.changed.title'),
        text: t('decision.changed.text'),
        links: deskLinks(t('decision.changed.link'), link.bookings, language),
      };
    case 'unknown':
      return { title: t('decision.unknown.title'), text: t('decision.unknown.text'), links: [] };
    case 'failed':
      return { title: errorText('unexpected', language), text: errorText('unexpectedAdvice', language), links: [] };
  }
}

function doubtTexts({ taken, unread }: PlatformDoubt, language: Language): string[] {
  const t = mailTexts(language);
  const { list } = mailFormats(language);
  const texts: string[] = [];
  if (taken.length > 0) texts.push(t('decision.doubt.taken', { platforms: list(taken.map(platformTitle)) }));
  if (unread.length > 0) texts.push(t('decision.doubt.unread', { platforms: list(unread.map(platformTitle)) }));
  return texts;
}

/** Signing in shows the booking as it is now. A link from a mail that has ended must not lead to one that acts. */
function deskLinks(label: string, bookings: readonly Booking[], language: Language): PageContent['links'] {
  return bookings.slice(0, 1).map(({ id }) => ({ label, path: bookingDeskUrl(id, language) }));
}

function formOf(
  decision: Decision,
  bookings: readonly Booking[],
  language: Language,
): NonNullable<PageContent['forms']>[number] {
  const t = mailTexts(language);
  const form = { button: t(`decision.${decision}.button`), choice: { name: 'decision', value: decision } };
  if (decision === 'confirm') return form;
  if (!mayWriteToGuest(bookings)) return { ...form, note: t('decision.decline.atDesk') };
  const label = t('decision.decline.message');
  const note = t('decision.decline.messageNote');
  return { ...form, field: { name: 'message', label, note, maxLength: longestDeclineMessage } };
}

function factsOf(bookings: readonly Booking[], language: Language): NonNullable<PageContent['facts']> {
  const [first] = bookings;
  if (!first) return [];
  const t = mailTexts(language);
  const { dateWithWeekday: day, money } = mailFormats(language);
  const apartments =
    bookings.length === 1
      ? [
          { label: t('stay.apartment'), value: apartmentNames(bookings, language) },
          { label: t('stay.guests'), value: guestsText(first, language) },
        ]
      : bookings.map((booking) => ({
          label: apartmentName(booking.apartment, language),
          value: guestsText(booking, language),
        }));
  return [
    { label: t('guest.name'), value: guestName(first) },
    { label: t('guest.email'), value: first.email, href: emailLink(first.email) },
    { label: t('guest.phone'), value: formatPhone(first.phone), href: phoneLink(first.phone) },
    { label: t('stay.arrival'), value: day(first.checkIn) },
    { label: t('stay.departure'), value: day(first.checkOut) },
    { label: t('stay.length'), value: nightsText(first, language) },
    ...apartments,
    { label: t('price.total'), value: money(sumOf(bookings.map(({ quote }) => quote.totalPayment))) },
  ].filter(({ value }) => value !== '');
}
