import { cleaningListPath } from '../../functions/src/contract/cleaningLink.ts';
import { region } from '../../functions/src/contract/region.ts';
import { currentApartmentsPath } from '../../functions/src/contract/currentApartments.ts';
import { calendarExportPath } from '../../functions/src/contract/platformCalendar.ts';
import { takenNightsPath } from '../../functions/src/contract/takenNights.ts';
import { defaultLanguage, languages } from '../../functions/src/domain/language.ts';
import { confirmRequestPath, decideRequestPath } from '../../functions/src/mail/compose/pageUrl.ts';
import { everyAlias, hostPatterns, languageOfPath, pathPattern } from '../../functions/src/domain/sitePaths.ts';

type Rewrite =
  { source: string; destination: string } | { source: string; function: { functionId: string; region: string } };

/** Fallback for client-rendered pages, because bookings are created after the build. */
const emptyPage = '/__spa-fallback.html';

/**
 * The rewrites of firebase.json, from the table of paths. Booking pages and the owner's desk are client-rendered. Posts, taken nights,
 * calendars for platforms and mail links go to functions. Aliases and all other paths under a language prefix go to `unknownPath`, which
 * redirects or sends a 404.
 */
export function hostingRewrites(): Rewrite[] {
  const bookings = languages.map((language) => ({
    source: pathPattern('myBooking', language).replace(':slug', '*'),
    destination: emptyPage,
  }));
  const desk = languages.flatMap(hostPatterns).map((path) => path.slice(1).replace(':id', '*'));
  const host = { source: `/{${desk.join()}}`, destination: emptyPage };
  const unprefixed = everyAlias()
    .map(({ from }) => from)
    .filter((path) => languageOfPath(path) === defaultLanguage);
  const prefixed = languages.filter((language) => language !== defaultLanguage).map((language) => `/${language}/**`);
  const rest = [...unprefixed, ...prefixed].map((source) => ({
    source,
    function: { functionId: 'unknownPath', region },
  }));
  const answered = [
    { source: '/mail/send', function: { functionId: 'sendMail', region } },
    { source: takenNightsPath, function: { functionId: 'takenNights', region } },
    { source: currentApartmentsPath, function: { functionId: 'currentApartments', region } },
    { source: calendarExportPath('*'), function: { functionId: 'calendarExport', region } },
    { source: '/newsletter/*', function: { functionId: 'newsletter', region } },
    { source: '/waitlist/*', function: { functionId: 'waitlist', region } },
    { source: confirmRequestPath, function: { functionId: 'confirmRequest', region } },
    { source: cleaningListPath, function: { functionId: 'cleaningList', region } },
    { source: decideRequestPath, function: { functionId: 'decideRequest', region } },
  ];
  return [...bookings, host, ...answered, ...rest];
}
