import type { Request } from 'firebase-functions/https';
import { cleaningListPath } from '../contract/cleaningLink.ts';
import { writeCleaningWeek } from '../domain/cleaningList.ts';
import { addDays, type IsoDate } from '../domain/isoDate.ts';
import { isLanguage, type Language } from '../domain/language.ts';
import { networkThroughHosting } from '../limits/clientIp.ts';
import { guestsText } from '../mail/compose/bookingSections.ts';
import { apartmentName, cleaningTexts, errorText, mailFormats } from '../mail/format/mailTexts.ts';
import { readCleaningList, type CleaningList } from '../owner/readCleaningList.ts';
import type { PageContent } from '../pages/renderPage.ts';
import * as log from '../platform/log.ts';
import { definePageEndpoint } from './definePageEndpoint.ts';

/** `/cleaning`, the page behind the cleaner's private link: who leaves and arrives, by week. */
export const cleaningListEndpoint = definePageEndpoint({
  name: 'cleaningList',
  unknown: unknownPage,
  async answer(request, _posts, language) {
    const { key, week } = request.query;
    const isKey = typeof key === 'string' && /^[A-Za-z0-9_-]{32}$/.test(key);
    const network = networkThroughHosting(request.headers, request.socket.remoteAddress);
    const list = isKey ? await readCleaningList(key, week, network, new Date()) : 'unknown';
    log.info('list for the cleaner answered', { outcome: typeof list === 'string' ? list : 'shown' });
    if (list === 'unknown') return { status: 410, page: unknownPage(language) };
    if (list === 'too-many') {
      const title = cleaningTexts(language)('title');
      return { status: 429, page: { title, text: errorText('too-many-requests', language), links: [] } };
    }
    return { status: 200, page: listPage(list, request, language) };
  },
});

function unknownPage(language: Language): PageContent {
  const t = cleaningTexts(language);
  return { title: t('page.unknown.title'), text: t('page.unknown.text'), links: [] };
}

function listPage({ first, current, days, times }: CleaningList, { query }: Request, language: Language): PageContent {
  const t = cleaningTexts(language);
  const { stay, dateWithWeekday } = mailFormats(language);
  const week = { checkIn: first, checkOut: addDays(first, 6) };
  const written = writeCleaningWeek(days, {
    text: t,
    guests: (guests) => guestsText(guests, language),
    apartment: (slug) => apartmentName(slug, language),
    day: dateWithWeekday,
    times,
  });
  const linkTo = (label: string, day: IsoDate) => {
    const kept = isLanguage(query.language) ? { language: query.language } : {};
    const search = new URLSearchParams({ key: String(query.key), ...kept, week: day });
    return { label: t(label), path: `${cleaningListPath}?${search.toString()}` };
  };
  return {
    title: t('title'),
    text: stay(week),
    days: written,
    ...(written.length === 0 && { note: t('nobody') }),
    links: [
      linkTo('previous', addDays(first, -7)),
      ...(first === current ? [] : [linkTo('current', current)]),
      linkTo('next', addDays(first, 7)),
    ],
  };
}
