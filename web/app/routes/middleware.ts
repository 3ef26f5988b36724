import { bookingNumberPattern } from 'functions/domain/bookingNumber';
import { languageOfPath, pathTo } from 'functions/domain/sitePaths';
import { data, replace, type MiddlewareFunction } from 'react-router';
import { signedInOnly, signedOutOnly } from '../features/signIn/guards.ts';

type Middleware = MiddlewareFunction<never>;
type Guard = (asked: Parameters<Middleware>[0]) => void | Promise<void>;

/** What stands before a page, by the name that the page asks for it with. A guard lets through, or throws where to go instead. */
const guards: Record<string, Guard> = {
  /** A booking's number is written in capitals, however a guest has typed it; what can be no number has no page. */
  'booking-number': ({ params, url }) => {
    const written = params['slug'] ?? '';
    const number = written.toUpperCase();
    if (!bookingNumberPattern.test(number)) throw data(null, { status: 404 });
    if (number !== written) throw replace(pathTo('myBooking', languageOfPath(url.pathname), number) + url.search);
  },
  'signed-in': signedInOnly,
  'signed-out': signedOutOnly,
};

/**
 * The middleware of a page: `export const clientMiddleware = middleware('booking-number')`. A page that asks for one which is not
 * there must not open unguarded: it answers with status 500 and says which one is missing.
 */
export function middleware(...names: string[]): Middleware[] {
  return names.map((name) => async (args) => {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) {
      throw data({ unknownMiddleware: name }, { status: 500, statusText: `Unknown middleware ${name}` });
    }
    await guard(args);
  });
}
