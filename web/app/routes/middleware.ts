import { bookingIdPattern } from 'functions/domain/bookingId';
import { data, type MiddlewareFunction } from 'react-router';
import { signedInOnly, signedInOrLinked, signedOutOnly } from '../features/signIn/guards.ts';

type Middleware = MiddlewareFunction<never>;
type Guard = (asked: Parameters<Middleware>[0]) => void | Promise<void>;

/** Guards by name. A guard returns, or throws a redirect. */
const guards: Record<string, Guard> = {
  /** What can be no booking's ID has no page. */
  'booking-id': ({ params }) => {
    if (!bookingIdPattern.test(params['slug'] ?? '')) throw data(null, { status: 404 });
  },
  'signed-in': signedInOnly,
  'signed-in-or-linked': signedInOrLinked,
  'signed-out': signedOutOnly,
};

/**
 * The middleware of a page: `export const clientMiddleware = middleware('booking-id')`. A page with an unknown name
 * must not open unguarded: it shows status 500 and the name.
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
