import { confirmRequest, type LinkState, openLink, type RequestedStay } from '../bookings/request/confirmRequest.ts';
import type { ErrorCode } from '../contract/errorCode.ts';
import { confirmMinutes } from '../contract/unconfirmedRequest.ts';
import { bookingIdPattern } from '../domain/bookingId.ts';
import type { Language } from '../domain/language.ts';
import { sumOfGuests } from '../domain/guests.ts';
import { pathTo } from '../domain/sitePaths.ts';
import { guestsText } from '../mail/compose/bookingSections.ts';
import { apartmentName, errorText, mailFormats, mailTexts } from '../mail/format/mailTexts.ts';
import type { PageContent } from '../pages/renderPage.ts';
import { linkSecret } from '../platform/linkKey.ts';
import * as log from '../platform/log.ts';
import { bookingNumberKey } from '../platform/bookingNumberKey.ts';
import { definePageEndpoint, homeLink } from './definePageEndpoint.ts';

/** `/request/confirm`, the link in the mail about an unconfirmed request. */
export const confirmRequestEndpoint = definePageEndpoint({
  name: 'confirmRequest',
  secrets: [linkSecret, bookingNumberKey],
  unknown: (language) => confirmRequestPage({ state: 'unknown' }, language),
  async answer(request, posts, language) {
    const { number, secret } = request.query;
    if (typeof number !== 'string' || typeof secret !== 'string' || !bookingIdPattern.test(number)) {
      return { status: 404, page: confirmRequestPage({ state: 'unknown' }, language) };
    }
    const link = await (posts ? confirmRequest : openLink)(number, secret, new Date());
    log.info('link of a request answered', { outcome: link.state });
    return { status: statusOf(link), page: confirmRequestPage(link, language) };
  },
});

function statusOf({ state }: LinkState): number {
  switch (state) {
    case 'unknown':
    case 'expired':
      return 410;
    case 'refused':
      return 409;
    default:
      return 200;
  }
}

type Link = PageContent['links'][number];

function confirmRequestPage(link: LinkState, language: Language): PageContent {
  const t = mailTexts(language);
  switch (link.state) {
    case 'open': {
      const texts = link.bookingMode === 'instant' ? 'openInstant' : 'open';
      return {
        title: t(`unconfirmed.page.${texts}.title`),
        text: t(`unconfirmed.page.${texts}.text`),
        facts: factsOf(link.requested, link.totalPayment, language),
        forms: [{ button: t(`unconfirmed.page.${texts}.button`) }],
        links: [homeLink(language)],
      };
    }
    case 'booked':
      return {
        title: link.confirmed ? t('unconfirmed.page.bookedInstant.title') : t('unconfirmed.page.booked.title'),
        text: link.earlier
          ? t('unconfirmed.page.booked.earlier')
          : [
              t(`unconfirmed.page.${link.confirmed ? 'bookedInstant' : 'booked'}.text`),
              ...(link.platformsUnread ? [t('unconfirmed.page.booked.lookFirst')] : []),
            ].join(' '),
        links: [{ label: t('received.guest.button'), path: pathTo('myBooking', language, link.number) }],
      };
    case 'expired':
      return {
        title: t('unconfirmed.page.expired.title'),
        text: t('unconfirmed.page.expired.text', { minutes: confirmMinutes }),
        links: [apartmentsFor(link.requested, language)],
      };
    case 'refused':
      return { ...refusal(link.code, language), links: [apartmentsFor(link.requested, language)] };
    case 'unknown':
      return {
        title: t('unconfirmed.page.unknown.title'),
        text: t('unconfirmed.page.unknown.text'),
        links: [homeLink(language)],
      };
  }
}

function refusal(code: ErrorCode, language: Language): Pick<PageContent, 'title' | 'text'> {
  const t = mailTexts(language);
  switch (code) {
    case 'dates-taken':
      return { title: t('unconfirmed.page.taken.title'), text: t('unconfirmed.page.taken.text') };
    case 'quote-changed':
      return { title: t('unconfirmed.page.changed.title'), text: t('unconfirmed.page.changed.text') };
    case 'too-many-requests':
      return { title: t('unconfirmed.page.tooMany.title'), text: errorText('too-many-nights', language) };
    default:
      return { title: t('unconfirmed.page.refused.title'), text: errorText(code, language) };
  }
}

function factsOf(
  requested: RequestedStay,
  totalPayment: number,
  language: Language,
): NonNullable<PageContent['facts']> {
  const t = mailTexts(language);
  const { dateWithWeekday: day, money } = mailFormats(language);
  const { apartments, checkIn, checkOut } = requested;
  const period = [
    { label: t('stay.arrival'), value: day(checkIn) },
    { label: t('stay.departure'), value: day(checkOut) },
  ];
  const total = { label: t('price.total'), value: money(totalPayment) };
  const [only, ...others] = apartments.map(({ apartment, ...guests }) => ({
    label: apartmentName(apartment, language),
    value: guestsText(guests, language),
  }));
  if (!only) return [...period, total];
  if (others.length > 0) return [...period, only, ...others, total];
  return [
    { label: t('stay.apartment'), value: only.label },
    ...period,
    { label: t('stay.guests'), value: only.value },
    total,
  ];
}

/** Link to the apartments list with the requested dates and all guests. */
function apartmentsFor({ checkIn, checkOut, apartments }: RequestedStay, language: Language): Link {
  const { adults, children, babies } = sumOfGuests(apartments);
  const search = new URLSearchParams({ checkIn, checkOut, adults: String(adults), children: String(children) });
  if (babies > 0) search.set('babies', String(babies));
  return {
    label: mailTexts(language)('otherDates'),
    path: `${pathTo('apartments', language)}?${search.toString()}`,
  };
}
