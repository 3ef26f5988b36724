import { languages } from '../../functions/src/domain/language.ts';
import { everyAlias, pathPattern } from '../../functions/src/domain/sitePaths.ts';

type Redirect = { source: string; destination: string; type: 301 };
type Rewrite =
  { source: string; destination: string } | { source: string; function: { functionId: string; region: string } };

/** What answers where no file stands: a page that is drawn in the browser alone, since bookings come after the build. */
const emptyPage = '/__spa-fallback.html';

/**
 * The parts of firebase.json that follow from the one table of addresses: every other way to name a page leads to the page's own address,
 * a booking's page is drawn in the browser, and what is left under a language's prefix is a 404 in that language.
 */
export function hostingPaths(): { redirects: Redirect[]; rewrites: Rewrite[] } {
  const redirects = everyAlias().map(({ from, to }) => ({
    source: from,
    // As people read it: Hosting percent-encodes it itself.
    destination: to,
    type: 301 as const,
  }));
  const bookings = languages.map((language) => ({
    source: pathPattern('myBooking', language).replace(':slug', '*'),
    destination: emptyPage,
  }));
  const prefixes = languages.filter((language) => language !== 'en').join(',');
  const notFound = {
    source: `/{${prefixes}}/**`,
    function: { functionId: 'notFoundPage', region: 'europe-west1' },
  };
  return { redirects, rewrites: [...bookings, notFound] };
}
