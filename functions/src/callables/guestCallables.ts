import type * as z from 'zod/mini';
import { deleteMyAccount } from '../account/deleteMyAccount.ts';
import { downloadMyData } from '../account/downloadMyData.ts';
import { prepareLinking } from '../account/prepareAccount.ts';
import { openSignInLink, sendSignInLink } from '../account/sendSignInLink.ts';
import type { Caller } from '../account/readCaller.ts';
import { BookingError } from '../bookings/BookingError.ts';
import { cancelBooking } from '../bookings/change/cancelBooking.ts';
import { checkAvailability, readBriefly } from '../bookings/read/checkAvailability.ts';
import { openBooking } from '../bookings/read/openBooking.ts';
import { openRegister } from '../bookings/register/openRegister.ts';
import { sendPerson } from '../bookings/register/sendPerson.ts';
import { findRequest } from '../bookings/request/findRequest.ts';
import { countOrRefuse, type Requester } from '../bookings/request/limitRequest.ts';
import { requestApartments, requestBooking } from '../bookings/request/requestBooking.ts';
import * as contract from '../contract/callables.ts';
import type { OwnerCallables } from '../contract/ownerCallables.ts';
import { parseStay } from '../domain/stay.ts';
import { breakerWindow, readLimits, requestWindow } from '../limits/limits.ts';
import { bookingNumberKey } from '../platform/bookingNumberKey.ts';
import { linkSecret } from '../platform/linkKey.ts';
import { joinWaitlist } from '../waitlist/joinWaitlist.ts';
import { callable, type Callable, type CallableTable, defineCallables } from './defineCallables.ts';

/** The callables for guests, signed in or not. */
export const guestCallables = defineCallables({
  checkAvailability: callable(contract.checkAvailabilityRequest, (request) => {
    const parsed = parseStay(request.checkIn, request.checkOut);
    if ('problem' in parsed) throw new BookingError(parsed.problem);
    return checkAvailability(parsed.stay, request, request.apartment, new Date(), readBriefly);
  }),
  requestBooking: forRequester(contract.requestBookingRequest, requestBooking),
  requestApartments: forRequester(contract.requestApartmentsRequest, requestApartments),
  // Not rate-limited, because a request ID cannot be guessed.
  findRequest: callable(
    contract.findRequestRequest,
    async ({ requestId }) => ({ found: await findRequest(requestId, new Date()) }),
    { secrets: [linkSecret, bookingNumberKey] },
  ),
  openBooking: callable(
    contract.openBookingRequest,
    async (request, caller, network) => {
      const now = new Date();
      const { openBooking: limits } = await readLimits();
      if (limits) await countOrRefuse([perNetwork('openBooking', network, limits)], undefined, now);
      return openBooking(request, caller, now);
    },
    { secrets: [linkSecret] },
  ),
  openRegister: forRegister(contract.openRegisterRequest, openRegister),
  sendPerson: forRegister(contract.sendPersonRequest, sendPerson),
  cancelBooking: forAccount(contract.cancelBookingRequest, 'cancelBooking', cancelBooking, { secrets: [linkSecret] }),
  joinWaitlist: callable(contract.joinWaitlistRequest, async (request, _, network) => {
    const now = new Date();
    const { waitlist: limits } = await readLimits();
    // Also limited for all callers together, because each call may send a mail.
    if (limits)
      await countOrRefuse([perNetwork('waitlist', network, limits)], { what: 'waitlist', most: limits.overall }, now);
    await joinWaitlist(request, limits?.mailsPerEmail, now);
    return { asked: true } as const;
  }),
  sendSignInLink: callable(
    contract.sendSignInLinkRequest,
    async (request, _, network) => {
      const now = new Date();
      const { linkSignIn: limits } = await readLimits();
      if (limits) {
        const byNetwork = perNetwork('linkSignIn', network, limits);
        // The window is as long as a link is valid: if somebody else asks for too many links, the guest has one that works.
        const window = breakerWindow;
        const byEmail = { ...byNetwork, who: `email ${request.email}`, most: limits.linksPerEmail, window };
        await countOrRefuse([byNetwork, byEmail], { what: 'linkSignIn', most: limits.overall }, now);
      }
      await sendSignInLink(request, now);
      return { sent: true } as const;
    },
    { secrets: [linkSecret] },
  ),
  // Not rate-limited, because a call with a wrong key reads nothing.
  openSignInLink: callable(contract.openSignInLinkRequest, (request) => openSignInLink(request, new Date()), {
    secrets: [linkSecret],
  }),
  prepareLinking: forAccount(contract.prepareLinkingRequest, 'account', async (_, { uid, verifiedEmail }) => ({
    prepared: verifiedEmail !== null && (await prepareLinking(uid, verifiedEmail)),
  })),
  downloadMyData: forAccount(contract.downloadMyDataRequest, 'account', (_, caller, now) =>
    downloadMyData(caller, now),
  ),
  // Safe from CSRF: the token is sent in a header by the SDK, not in a cookie.
  deleteMyAccount: forAccount(
    contract.deleteMyAccountRequest,
    'account',
    (_, caller, now) => deleteMyAccount(caller, now),
    { afterDeletion: true },
  ),
} satisfies CallableTable<Omit<contract.Callables, keyof OwnerCallables>>);

function perNetwork(what: string, network: string, { perNetwork }: { perNetwork: number }) {
  return { what, who: `network ${network}`, most: perNetwork, window: requestWindow };
}

/** A callable for the guests of a booking, signed in or with the link. */
function forRegister<Schema extends z.ZodMiniType, Response>(
  schema: Schema,
  run: (request: z.output<Schema>, caller: Caller | null, now: Date) => Promise<Response>,
): Callable<Response> {
  const runForGuest = async (request: z.output<Schema>, caller: Caller | null, network: string) => {
    const now = new Date();
    const { register: limits } = await readLimits();
    if (limits) await countOrRefuse([perNetwork('register', network, limits)], undefined, now);
    return run(request, caller, now);
  };
  return callable(schema, runForGuest, { secrets: [linkSecret] });
}

/** A callable for signed-in users. Refuses others before counting. */
function forAccount<Schema extends z.ZodMiniType, Response>(
  schema: Schema,
  limit: 'cancelBooking' | 'account',
  run: (request: z.output<Schema>, caller: Caller, now: Date) => Promise<Response>,
  options: Omit<Callable, 'accept'> = {},
): Callable<Response> {
  const runForAccount = async (request: z.output<Schema>, caller: Caller | null) => {
    if (!caller) throw new BookingError('signed-out');
    const now = new Date();
    const most = (await readLimits())[limit]?.perAccount;
    if (most !== undefined) {
      await countOrRefuse([{ what: limit, who: `account ${caller.uid}`, most, window: requestWindow }], undefined, now);
    }
    return run(request, caller, now);
  };
  return callable(schema, runForAccount, options);
}

/** A callable that requests a stay. The use case applies the rate limits, because only valid requests count. */
function forRequester<Schema extends z.ZodMiniType, Response>(
  schema: Schema,
  run: (request: z.output<Schema>, requester: Requester, now: Date) => Promise<Response>,
): Callable<Response> {
  const runForRequester = (request: z.output<Schema>, caller: Caller | null, network: string) => {
    const { uid = null, verifiedEmail = null } = caller ?? {};
    return run(request, { uid, verifiedEmail, network }, new Date());
  };
  return callable(schema, runForRequester, { secrets: [linkSecret, bookingNumberKey] });
}
