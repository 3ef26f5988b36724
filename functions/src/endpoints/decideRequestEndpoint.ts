import type { Request } from 'firebase-functions/https';
import type { PlatformConflictWarning } from '../calendars/checkPlatforms.ts';
import type { Booking } from '../contract/booking.ts';
import { visibleText } from '../contract/typedText.ts';
import { bookingIdPattern } from '../domain/bookingId.ts';
import type { Language } from '../domain/language.ts';
import { sumOf } from '../domain/money.ts';
import { formatPhone, phoneLink } from '../domain/phone.ts';
import { platformTitle } from '../domain/platform.ts';
import { emailLink } from '../mail/compose/bookingMail.ts';
import { guestsText, nightsText } from '../mail/compose/bookingSections.ts';
import { bookingDeskUrl, type Decision, decisions } from '../mail/compose/pageUrl.ts';
import { guestName } from '../mail/format/greetingName.ts';
import { apartmentName, mailFormats, mailTexts } from '../mail/format/mailTexts.ts';
import {
  decideByLink,
  type DecisionLink,
  type DecisionState,
  longestDeclineMessage,
  mayWriteToGuest,
  openDecision,
} from '../owner/decideByLink.ts';
import type { PageContent } from '../pages/renderPage.ts';
import { linkSecret } from '../platform/linkKey.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { definePageEndpoint } from './definePageEndpoint.ts';

/** `/request/decide`, the links with which the owner answers a request from a mail, without signing in. */
export const decideRequestEndpoint = definePageEndpoint({
  name: 'decideRequest',
  secrets: [linkSecret],
  unknown: (language) => decideRequestPage({ state: 'unknown' }, 'confirm', language),
  async answer(request, posts) {
    const link = readLink(request);
    const [state, { ownerLanguage: language }] = await Promise.all([follow(), readSettings()]);
    log.info(posts ? 'request answered by link' : 'link to answer a request opened', { outcome: state.state });
    // Selects the form shown first. The submitted button decides the action.
    const first = readDecision(request.query.decision) ?? 'confirm';
    return { status: statusOf(state), page: decideRequestPage(state, first, language), language };

    async function follow(): Promise<DecisionState> {
      if (!link) return { state: 'unknown' };
      const now = new Date();
      const form = posts ? (request.body as Record<string, unknown>) : {};
      // The button's value also contains the IDs of the platform calendars that the page has warned about.
      const [pressed, ...ignoredPlatformIds] = typeof form.decision === 'string' ? form.decision.split(' ') : [];
      const decision = readDecision(pressed);
      if (!decision) return openDecision(link, now);
      return decideByLink(link, { decision, message: readMessage(form.message), ignoredPlatformIds }, now);
    }
  },
});

function readLink({ query: { number, version, key } }: Request): DecisionLink | undefined {
  if (typeof number !== 'string' || typeof version !== 'string' || typeof key !== 'string') return undefined;
  return bookingIdPattern.test(number) ? { number, version, key } : undefined;
}

function readDecision(value: unknown): Decision | undefined {
  return decisions.find((one) => one === value);
}

/** The form's message, cut to the length that browsers enforce too. */
function readMessage(message: unknown): string {
  return typeof message === 'string' ? [...visibleText(message)].slice(0, longestDeclineMessage).join('') : '';
}

function statusOf({ state }: DecisionState): number {
  switch (state) {
    case 'unknown':
      return 404;
    case 'expired':
      return 410;
    case 'changed':
    case 'platformConflict':
    case 'cancelledByGuest':
      return 409;
    default:
      return 200;
  }
}

function decideRequestPage(link: DecisionState, decision: Decision, language: Language): PageContent {
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
    case 'platformConflict': {
      const ignored = [...link.warning.taken, ...link.warning.unread].map(({ id }) => id);
      return {
        title: t('decision.platformConflict.title'),
        text: [...conflictTexts(link.warning, language), t('decision.platformConflict.text')].join(' '),
        facts: factsOf(link.bookings, language),
        forms: [
          {
            button: t('decision.platformConflict.button'),
            choice: { name: 'decision', value: ['confirm', ...ignored].join(' ') },
          },
          { ...formOf('decline', link.bookings, language), summary: t('decision.decline.instead') },
        ],
        links: [],
      };
    }
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
  }
}

function conflictTexts({ taken, unread }: PlatformConflictWarning, language: Language): string[] {
  const t = mailTexts(language);
  const { list } = mailFormats(language);
  const texts: string[] = [];
  if (taken.length > 0) texts.push(t('decision.platformConflict.taken', { platforms: list(taken.map(platformTitle)) }));
  if (unread.length > 0)
    texts.push(t('decision.platformConflict.unread', { platforms: list(unread.map(platformTitle)) }));
  return texts;
}

/** Links to the desk, which needs a sign-in. An expired link must not lead to a link that can act. */
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
          { label: t('stay.apartment'), value: apartmentName(first.apartment, language) },
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
