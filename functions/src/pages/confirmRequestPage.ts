import type { RequestedStay, LinkState } from '../bookings/request/confirmRequest.ts';
import type { ErrorCode } from '../contract/errorCode.ts';
import { confirmMinutes } from '../contract/unconfirmedRequest.ts';
import type { Language } from '../domain/language.ts';
import { sumOf } from '../domain/money.ts';
import { pathTo } from '../domain/sitePaths.ts';
import { guestsText } from '../mail/compose/bookingSections.ts';
import { mailFormats } from '../mail/format/mailFormats.ts';
import { apartmentName, errorText, mailTexts } from '../mail/format/mailTexts.ts';
import type { PageContent } from './renderPage.ts';

type Link = PageContent['links'][number];

/** The page behind the link of a request. `failed`: an error of ours. */
export function confirmRequestPage(link: LinkState | { state: 'failed' }, language: Language): PageContent {
  const t = mailTexts(language);
  const home: Link = { label: t('newsletter.page.home'), path: pathTo('home', language) };
  switch (link.state) {
    case 'open': {
      const texts = link.bookingMode === 'instant' ? 'openInstant' : 'open';
      return {
        title: t(`unconfirmed.page.${texts}.title`),
        text: t(`unconfirmed.page.${texts}.text`),
        facts: factsOf(link.requested, link.totalPayment, language),
        forms: [{ button: t(`unconfirmed.page.${texts}.button`) }],
        links: [home],
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
      return { title: t('unconfirmed.page.unknown.title'), text: t('unconfirmed.page.unknown.text'), links: [home] };
    case 'failed':
      return { title: errorText('unexpected', language), text: errorText('unexpectedAdvice', language), links: [home] };
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

/** Path of the apartments list with the requested dates and all guests. */
function apartmentsFor({ checkIn, checkOut, apartments }: RequestedStay, language: Language): Link {
  const adults = sumOf(apartments.map((one) => one.adults));
  const children = sumOf(apartments.map((one) => one.children));
  const search = new URLSearchParams({ checkIn, checkOut, adults: String(adults), children: String(children) });
  return {
    label: mailTexts(language)('otherDates'),
    path: `${pathTo('apartments', language)}?${search.toString()}`,
  };
}
