import type { Callables } from 'functions/contract/callables';

/** The form's fields as they stand in their inputs. */
export const guestFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'address',
  'zipCode',
  'city',
  'state',
  'country',
] as const;
export type GuestField = (typeof guestFields)[number];

export interface RequestDraft {
  fields: Record<GuestField, string>;
  acceptPrivacy: boolean;
  acceptTerms: boolean;
}

type Request = Callables['requestBooking']['request'];

/**
 * One wish to book one stay. Its id makes sending it twice book once, whatever happens in between: a double click, a
 * reload, an answer that was lost on its way.
 */
export interface RequestAttempt {
  /** Apartment, dates and guests: another stay is another wish, with an id of its own. */
  stayKey: string;
  requestId: string;
  /** What was sent and never answered: it may have been booked. */
  unanswered?: Request | undefined;
}

export const emptyDraft: RequestDraft = {
  fields: Object.fromEntries(guestFields.map((field) => [field, ''])) as Record<GuestField, string>,
  acceptPrivacy: false,
  acceptTerms: false,
};

const draftKey = 'request-draft';
const attemptKey = 'request-attempt';

/** `sessionStorage`, or nothing where a browser forbids it: then a draft only lives as long as its page. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function readDraft(store: Store): RequestDraft {
  const kept = read(store, draftKey) as Partial<RequestDraft> | undefined;
  const fields = { ...emptyDraft.fields };
  for (const field of guestFields) {
    const value = (kept?.fields as Record<string, unknown> | undefined)?.[field];
    if (typeof value === 'string') fields[field] = value;
  }
  return { fields, acceptPrivacy: kept?.acceptPrivacy === true, acceptTerms: kept?.acceptTerms === true };
}

export function keepDraft(store: Store, draft: RequestDraft): void {
  write(store, draftKey, draft);
}

/** The attempt for this stay: the one under way, also after a reload, else a new one. */
export function openAttempt(store: Store, stayKey: string): RequestAttempt {
  const kept = read(store, attemptKey) as RequestAttempt | undefined;
  if (kept?.stayKey === stayKey && typeof kept.requestId === 'string') return kept;
  const attempt = { stayKey, requestId: crypto.randomUUID() };
  keepAttempt(store, attempt);
  return attempt;
}

export function keepAttempt(store: Store, attempt: RequestAttempt): void {
  write(store, attemptKey, attempt);
}

/** After booking: the next wish starts with nothing. */
export function forgetRequest(store: Store): void {
  try {
    store.removeItem(draftKey);
    store.removeItem(attemptKey);
  } catch {
    // Storage is forbidden, so there is nothing to forget.
  }
}

function read(store: Store, key: string): unknown {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(store: Store, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the form itself still holds everything.
  }
}
