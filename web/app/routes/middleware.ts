import { bookingIdPattern } from 'functions/domain/bookingId';
import { data, type MiddlewareFunction, type ClientLoaderFunctionArgs } from 'react-router';
import { signedInOnly, signedInOrLinked, signedOutOnly } from '../features/signIn/guards.ts';

type Middleware = MiddlewareFunction<never>;
type Guard = (asked: Parameters<Middleware>[0]) => void | Promise<void>;

/** Guards by name. A guard returns or throws a redirect. */
const guards: Record<string, Guard> = {
  /** Responds with 404 if the ID cannot be a booking's. */
  'booking-id': ({ params }) => {
    if (!bookingIdPattern.test(params['slug'] ?? '')) throw data(null, { status: 404 });
  },
  'signed-in': signedInOnly,
  'signed-in-or-linked': signedInOrLinked,
  'signed-out': signedOutOnly,
};

/**
 * The middleware of a page: `export const clientMiddleware = middleware('booking-id')`. An unknown guard name shows status 500
 * and the name, so that the page never opens unguarded.
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

/**
 * `clientLoader` of prerendered pages with guards. The data of such a page is already there, but on a first visit the
 * router runs guards only if there is something to load.
 */
export function guardedClientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  return serverLoader();
}
guardedClientLoader.hydrate = true as const;
