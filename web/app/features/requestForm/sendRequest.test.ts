import { isoDate } from 'functions/domain/isoDate';
import { describe, expect, it } from 'vitest';
import type { FoundRequest } from 'functions/contract/callables';
import { BookingFailure } from '../../firebase/calls/BookingFailure.ts';
import type { StayRequest } from './RequestDraft.ts';
import { sendRequest, type RequestContent } from './sendRequest.ts';

/**
 * A server that follows the contract: one booking per ID, the same answer to a repeated request, and a refusal of other
 * content.
 */
class Backend {
  readonly booked = new Map<string, { content: string; found: FoundRequest }>();
  /** The outcome of the next calls: a lost response, or a refusal by the server. */
  readonly troubles: ('lost' | 'down' | 'dates-taken')[] = [];

  send = async (request: StayRequest): Promise<FoundRequest> => {
    const trouble = this.troubles.shift();
    if (trouble === 'down') throw new BookingFailure({ code: 'unexpected' });
    if (trouble === 'dates-taken') throw new BookingFailure({ code: 'dates-taken' });
    const content = JSON.stringify(request);
    const held = this.booked.get(request.requestId);
    if (held && held.content !== content) throw new BookingFailure({ code: 'request-id-reused' });
    const found = held?.found ?? this.book(request);
    this.booked.set(request.requestId, { content, found });
    if (trouble === 'lost') throw new BookingFailure({ code: 'unexpected' });
    return found;
  };

  find = async (requestId: string) => this.booked.get(requestId)?.found ?? null;

  private book(request: StayRequest): FoundRequest {
    const requested = 'apartments' in request ? request.apartments : [request];
    return {
      status: 'pending',
      stay: { checkIn: isoDate(request.checkIn!), checkOut: isoDate(request.checkOut!) },
      email: request.guest.email,
      bookings: requested.map(({ apartment, adults, children }) => ({
        number: `N${this.booked.size + 1}`,
        apartment,
        guests: { adults, children },
        quote: {} as FoundRequest['bookings'][number]['quote'],
      })),
    };
  }
}

const shared = {
  checkIn: '2027-06-12',
  checkOut: '2027-06-19',
  language: 'en',
  acceptPrivacy: true,
  acceptTerms: true,
} as const;
const olive = { apartment: 'olive', adults: 2, children: 0, expectedTotal: 100_00 };

function contentOf(firstName: string): RequestContent {
  const email = `${firstName.toLowerCase()}@example.com`;
  return { ...shared, ...olive, guest: { firstName, lastName: 'Kos', email, phone: '+385 1 234567' } };
}

function openForm() {
  const backend = new Backend();
  let sentId: string | undefined;
  const note = (requestId: string, isRefused: boolean) => {
    sentId = isRefused ? undefined : requestId;
  };
  return {
    backend,
    send: (content: RequestContent | string) =>
      sendRequest(typeof content === 'string' ? contentOf(content) : content, sentId, backend, note),
    sentId: () => sentId,
  };
}

describe('sendRequest', () => {
  it('returns the booking whose response was lost', async () => {
    const { backend, send } = openForm();
    backend.troubles.push('lost');
    await expect(send('Mia')).rejects.toMatchObject({ code: 'unexpected' });
    expect(await send('Mia')).toMatchObject({ bookings: [{ number: 'N1' }], asFirstSent: false });
    expect(backend.booked.size).toBe(1);
  });

  it('finds the booking whose response was lost, even if the form was changed since', async () => {
    const { backend, send, sentId } = openForm();
    backend.troubles.push('lost');
    await expect(send('Mia')).rejects.toThrow();
    const booked = await send('Mija');
    expect(booked).toMatchObject({ bookings: [{ number: 'N1' }], email: 'mia@example.com', asFirstSent: true });
    expect(booked.requestId).toBe(sentId());
    expect(backend.booked.size).toBe(1);
  });

  it('finds that booking if the guest has since chosen another stay, instead of booking both', async () => {
    const { backend, send } = openForm();
    backend.troubles.push('lost');
    await expect(send('Mia')).rejects.toThrow();
    const elsewhere = await send({ ...contentOf('Mia'), checkIn: '2027-07-10', checkOut: '2027-07-17' });
    expect(elsewhere).toMatchObject({ stay: { checkIn: '2027-06-12', checkOut: '2027-06-19' }, asFirstSent: true });
    expect(backend.booked.size).toBe(1);
  });

  it('books the changed form if the first attempt never reached the server', async () => {
    const { backend, send } = openForm();
    backend.troubles.push('down');
    await expect(send('Mia')).rejects.toThrow();
    expect(await send('Mija')).toMatchObject({ email: 'mija@example.com', asFirstSent: false });
    expect(backend.booked.size).toBe(1);
  });

  it('gives up the ID if the first attempt is refused, because nothing is booked under it', async () => {
    const { backend, send, sentId } = openForm();
    backend.troubles.push('dates-taken');
    await expect(send('Mia')).rejects.toMatchObject({ code: 'dates-taken' });
    expect(sentId()).toBeUndefined();
    expect((await send('Mija')).bookings).toMatchObject([{ number: 'N1' }]);
  });

  it('keeps the ID if a later attempt is refused, because an earlier one may be booked under it', async () => {
    const { backend, send, sentId } = openForm();
    backend.troubles.push('lost');
    await expect(send('Mia')).rejects.toThrow();
    const first = sentId();
    backend.troubles.push('dates-taken');
    await expect(send('Mia')).rejects.toThrow();
    expect(sentId()).toBe(first);
    expect((await send('Mija')).bookings).toMatchObject([{ number: 'N1' }]);
    expect(backend.booked.size).toBe(1);
  });

  it('gives up an ID that the server reports as used but has no booking for', async () => {
    const { backend, send, sentId } = openForm();
    backend.troubles.push('lost');
    await expect(send('Mia')).rejects.toThrow();
    backend.find = async () => null;
    await expect(send('Mija')).rejects.toMatchObject({ code: 'request-id-reused' });
    expect(sentId()).toBeUndefined();
  });
});
