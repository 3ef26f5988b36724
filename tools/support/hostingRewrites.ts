import { defaultLanguage, languages } from '../../functions/src/domain/language.ts';
import { everyAlias, languageOfPath, pathPattern } from '../../functions/src/domain/sitePaths.ts';

type Rewrite =
  { source: string; destination: string } | { source: string; function: { functionId: string; region: string } };

/** What answers where no file stands: a page that is drawn in the browser alone, since bookings come after the build. */
const emptyPage = '/__spa-fallback.html';

const region = 'europe-west1';

/**
 * The rewrites of firebase.json, which follow from the one table of addresses: a booking's page is drawn in the browser; what is posted, and
 * where mails' links lead, is answered by functions; every other name of
 * a page, and what is left under a language's prefix, goes to the function that leads to the page's own address or answers 404 in that
 * language. (Not Hosting's redirects: one broken percent sign in any address would end the local Hosting emulator.)
 */
export function hostingRewrites(): Rewrite[] {
  const bookings = languages.map((language) => ({
    source: pathPattern('myBooking', language).replace(':slug', '*'),
    destination: emptyPage,
  }));
  const unprefixed = everyAlias()
    .map(({ from }) => from)
    .filter((path) => languageOfPath(path) === defaultLanguage);
  const prefixes = languages.filter((language) => language !== defaultLanguage).join(',');
  const strays = [...unprefixed, `/{${prefixes}}/**`].map((source) => ({
    source,
    function: { functionId: 'strayAddress', region },
  }));
  const answered = [
    { source: '/mail/send', function: { functionId: 'sendMail', region } },
    { source: '/newsletter/*', function: { functionId: 'newsletter', region } },
  ];
  return [...bookings, ...answered, ...strays];
}
