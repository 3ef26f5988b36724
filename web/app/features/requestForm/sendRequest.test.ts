import type { Callables } from 'functions/contract/callables';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BookingFailure } from '../../firebase/calls/BookingFailure.ts';
import { MemoryStorage } from '../../storage/MemoryStorage.ts';
import {
  emptyDraft,
  openAttempt,
  readDraft,
  removeRequest,
  saveDraft,
  type RequestAttempt,
  type StayRequest,
} from './RequestDraft.ts';
import { sendRequest } from './sendRequest.ts';

type Request = Callables['requestBooking']['request'];
type BookingResponse = Callables['requestBooking']['response'];

let sessionStorage: MemoryStorage;
beforeEach(() => {
  sessionStorage = new MemoryStorage();
  vi.stubGlobal('window', { sessionStorage });
});

/** Behaves as the contract says: one booking per id, replays answered, other content refused. */
class Backend {
  readonly booked = new Map<string, { content: string; response: BookingResponse }>();
  /** What happens to the next calls: the response gets lost, or the server refuses. */
  readonly troubles: ('lost' | 'down' | 'dates-taken')[] = [];

  call = async (request: StayRequest): Promise<BookingResponse> => {
    const trouble = this.troubles.shift();
    if (trouble === 'down') throw new BookingFailure({ code: 'unexpected' });
    if (trouble === 'dates-taken') throw new BookingFailure({ code: 'dates-taken' });
    const content = JSON.stringify(request);
    const held = this.booked.get(request.requestId);
    if (held && held.content !== content) throw new BookingFailure({ code: 'request-id-reused' });
    const response = held?.response ?? ({ number: `N${this.booked.size + 1}`, status: 'pending' } as BookingResponse);
    this.booked.set(request.requestId, { content, response });
    if (trouble === 'lost') throw new BookingFailure({ code: 'unexpected' });
    return response;
  };
}

function content(firstName: string): Omit<Request, 'requestId'> {
  return {
    apartment: 'olive',
    checkIn: '2027-06-12',
    checkOut: '2027-06-19',
    adults: 2,
    children: 0,
    guest: { firstName, lastName: 'Kos', email: 'mia@example.com', phone: '+385 1 234567' },
    language: 'en',
    acceptPrivacy: true,
    acceptTerms: true,
    expectedTotal: 100_00,
  };
}

function openForm() {
  const backend = new Backend();
  let attempt: RequestAttempt = openAttempt('olive 2027-06-12');
  const save = (next: RequestAttempt) => {
    attempt = next;
  };
  return {
    backend,
    send: (name: string) => sendRequest(attempt, content(name), backend.call, save),
    stored: () => attempt,
  };
}

describe('sendRequest', () => {
  it('books once however often it is sent', async () => {
    const { backend, send } = openForm();
    const all = await Promise.all([send('Mia'), send('Mia'), send('Mia')]);
    expect(new Set(all.map(({ response }) => response.number))).toEqual(new Set(['N1']));
    expect(backend.booked.size).toBe(1);
  });

  it('sends several apartments under one id, and learns what became of them after a lost response', async () => {
    const { backend } = openForm();
    const { apartment, adults, children, expectedTotal, ...shared } = content('Mia');
    const wish = { apartment, adults, children, expectedTotal };
    const several = { ...shared, apartments: [wish, { ...wish, apartment: 'rosemary' }] };
    let attempt = openAttempt('olive rosemary 2027-06-12');
    const send = (changes = {}) =>
      sendRequest(attempt, { ...several, ...changes }, backend.call, (next) => void (attempt = next));
    backend.troubles.push('lost');
    await expect(send()).rejects.toMatchObject({ code: 'unexpected' });
    const changed = await send({ language: 'de' });
    expect(changed).toMatchObject({ response: { number: 'N1' }, sent: several, asFirstSent: true });
    expect(backend.booked.size).toBe(1);
  });

  it('answers the booking whose response was lost', async () => {
    const { backend, send } = openForm();
    backend.troubles.push('lost');
    await expect(send('Mia')).rejects.toMatchObject({ code: 'unexpected' });
    expect((await send('Mia')).response.number).toBe('N1');
    expect(backend.booked.size).toBe(1);
  });

  it('finds the booking whose response was lost, also when the form was changed since', async () => {
    const { backend, send } = openForm();
    backend.troubles.push('lost');
    await expect(send('Mia')).rejects.toThrow();
    const { response, sent, asFirstSent } = await send('Mija');
    expect(asFirstSent).toBe(true);
    expect(response.number).toBe('N1');
    expect(sent.guest.firstName).toBe('Mia');
    expect(backend.booked.size).toBe(1);
  });

  it('finds it through several changes and failures', async () => {
    const { backend, send } = openForm();
    backend.troubles.push('lost', 'down', 'down');
    for (const name of ['Mia', 'Mija', 'Maja']) await expect(send(name)).rejects.toThrow();
    expect((await send('Majda')).sent.guest.firstName).toBe('Mia');
    expect(backend.booked.size).toBe(1);
  });

  it('books the changed form when nothing had arrived', async () => {
    const { backend, send } = openForm();
    backend.troubles.push('down');
    await expect(send('Mia')).rejects.toThrow();
    expect((await send('Mija')).sent.guest.firstName).toBe('Mija');
    expect(backend.booked.size).toBe(1);
  });

  it('books a corrected form after a refusal, and knows that nothing is open', async () => {
    const { backend, send, stored } = openForm();
    backend.troubles.push('dates-taken');
    await expect(send('Mia')).rejects.toMatchObject({ code: 'dates-taken' });
    expect(stored().unanswered).toBeUndefined();
    expect((await send('Mija')).response.number).toBe('N1');
  });

  it('takes a new id when its id belongs to something unknown', async () => {
    const { backend, send, stored } = openForm();
    const first = stored().requestId;
    backend.booked.set(first, { content: 'other', response: {} as BookingResponse });
    await expect(send('Mia')).rejects.toMatchObject({ code: 'request-id-reused' });
    expect(stored().requestId).not.toBe(first);
    expect((await send('Mia')).response.number).toBe('N2');
  });
});

describe('draft and attempt', () => {
  it('survive a reload and end with the booking', () => {
    const draft = { ...emptyDraft, fields: { ...emptyDraft.fields, firstName: 'Mia' }, acceptTerms: true };
    saveDraft(draft);
    const { requestId } = openAttempt('olive 2027-06-12');
    expect(readDraft()).toEqual(draft);
    expect(openAttempt('olive 2027-06-12').requestId).toBe(requestId);
    removeRequest();
    expect(readDraft()).toEqual(emptyDraft);
    expect(openAttempt('olive 2027-06-12').requestId).not.toBe(requestId);
  });

  it('give another stay another id and leave the name', () => {
    saveDraft({ ...emptyDraft, fields: { ...emptyDraft.fields, firstName: 'Mia' } });
    const { requestId } = openAttempt('olive 2027-06-12');
    expect(openAttempt('olive 2027-06-19').requestId).not.toBe(requestId);
    expect(readDraft().fields.firstName).toBe('Mia');
  });

  it('start anew from what cannot be read', () => {
    sessionStorage.setItem('request-draft', '{"fields":{"firstName":7},"acceptTerms":"yes"}');
    expect(readDraft()).toEqual(emptyDraft);
    sessionStorage.setItem('request-draft', 'not json');
    expect(readDraft()).toEqual(emptyDraft);
  });

  it('do without storage', () => {
    vi.stubGlobal('window', {});
    expect(readDraft()).toEqual(emptyDraft);
    expect(() => saveDraft(emptyDraft)).not.toThrow();
    expect(openAttempt('x').requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(() => removeRequest()).not.toThrow();
  });
});
