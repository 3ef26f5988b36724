import type { Callables } from 'functions/contract/callables';
import { describe, expect, it } from 'vitest';
import { BookingFailure } from '../../firebase/BookingFailure.ts';
import { emptyDraft, forgetRequest, keepDraft, openAttempt, readDraft, type RequestAttempt } from './RequestDraft.ts';
import { sendRequest } from './sendRequest.ts';

type Request = Callables['requestBooking']['request'];
type Answer = Callables['requestBooking']['answer'];

class MemoryStore {
  readonly kept = new Map<string, string>();
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.kept.set(key, value);
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
}

/** Behaves as the contract says: one booking per id, replays answered, other content refused. */
class Backend {
  readonly booked = new Map<string, { content: string; answer: Answer }>();
  /** What happens to the next calls: the answer gets lost, or the server refuses. */
  readonly troubles: ('lost' | 'down' | 'dates-taken')[] = [];

  call = async (request: Request): Promise<Answer> => {
    const trouble = this.troubles.shift();
    if (trouble === 'down') throw new BookingFailure({ code: 'unexpected' });
    if (trouble === 'dates-taken') throw new BookingFailure({ code: 'dates-taken' });
    const content = JSON.stringify(request);
    const held = this.booked.get(request.requestId);
    if (held && held.content !== content) throw new BookingFailure({ code: 'request-id-reused' });
    const answer = held?.answer ?? ({ number: `N${this.booked.size + 1}`, status: 'pending' } as Answer);
    this.booked.set(request.requestId, { content, answer });
    if (trouble === 'lost') throw new BookingFailure({ code: 'unexpected' });
    return answer;
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

function openForm(store = new MemoryStore()) {
  const backend = new Backend();
  let attempt: RequestAttempt = openAttempt(store, 'olive 2027-06-12');
  const keep = (next: RequestAttempt) => {
    attempt = next;
  };
  return {
    backend,
    send: (name: string) => sendRequest(attempt, content(name), backend.call, keep),
    kept: () => attempt,
  };
}

describe('sendRequest', () => {
  it('books once however often it is sent', async () => {
    const { backend, send } = openForm();
    const all = await Promise.all([send('Mia'), send('Mia'), send('Mia')]);
    expect(new Set(all.map(({ answer }) => answer.number))).toEqual(new Set(['N1']));
    expect(backend.booked.size).toBe(1);
  });

  it('answers the booking whose answer was lost', async () => {
    const { backend, send } = openForm();
    backend.troubles.push('lost');
    await expect(send('Mia')).rejects.toMatchObject({ code: 'unexpected' });
    expect((await send('Mia')).answer.number).toBe('N1');
    expect(backend.booked.size).toBe(1);
  });

  it('finds the booking whose answer was lost, also when the form was changed since', async () => {
    const { backend, send } = openForm();
    backend.troubles.push('lost');
    await expect(send('Mia')).rejects.toThrow();
    const { answer, sent, asFirstSent } = await send('Mija');
    expect(asFirstSent).toBe(true);
    expect(answer.number).toBe('N1');
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
    const { backend, send, kept } = openForm();
    backend.troubles.push('dates-taken');
    await expect(send('Mia')).rejects.toMatchObject({ code: 'dates-taken' });
    expect(kept().unanswered).toBeUndefined();
    expect((await send('Mija')).answer.number).toBe('N1');
  });

  it('takes a new id when its id belongs to something unknown', async () => {
    const { backend, send, kept } = openForm();
    const first = kept().requestId;
    backend.booked.set(first, { content: 'other', answer: {} as Answer });
    await expect(send('Mia')).rejects.toMatchObject({ code: 'request-id-reused' });
    expect(kept().requestId).not.toBe(first);
    expect((await send('Mia')).answer.number).toBe('N2');
  });
});

describe('draft and attempt', () => {
  it('survive a reload and end with the booking', () => {
    const store = new MemoryStore();
    const draft = { ...emptyDraft, fields: { ...emptyDraft.fields, firstName: 'Mia' }, acceptTerms: true };
    keepDraft(store, draft);
    const { requestId } = openAttempt(store, 'olive 2027-06-12');
    expect(readDraft(store)).toEqual(draft);
    expect(openAttempt(store, 'olive 2027-06-12').requestId).toBe(requestId);
    forgetRequest(store);
    expect(readDraft(store)).toEqual(emptyDraft);
    expect(openAttempt(store, 'olive 2027-06-12').requestId).not.toBe(requestId);
  });

  it('give another stay another id and keep the name', () => {
    const store = new MemoryStore();
    keepDraft(store, { ...emptyDraft, fields: { ...emptyDraft.fields, firstName: 'Mia' } });
    const { requestId } = openAttempt(store, 'olive 2027-06-12');
    expect(openAttempt(store, 'olive 2027-06-19').requestId).not.toBe(requestId);
    expect(readDraft(store).fields.firstName).toBe('Mia');
  });

  it('start anew from what cannot be read', () => {
    const store = new MemoryStore();
    store.setItem('request-draft', '{"fields":{"firstName":7},"acceptTerms":"yes"}');
    expect(readDraft(store)).toEqual(emptyDraft);
    store.setItem('request-draft', 'not json');
    expect(readDraft(store)).toEqual(emptyDraft);
  });

  it('do without storage', () => {
    const forbidden = new Proxy({} as Storage, {
      get() {
        throw new Error('forbidden');
      },
    });
    expect(readDraft(forbidden)).toEqual(emptyDraft);
    expect(() => keepDraft(forbidden, emptyDraft)).not.toThrow();
    expect(openAttempt(forbidden, 'x').requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(() => forgetRequest(forbidden)).not.toThrow();
  });
});
