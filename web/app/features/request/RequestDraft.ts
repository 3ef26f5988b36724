import type { Callables } from 'functions/contract/callables';
import { personFields, type PersonField } from 'functions/contract/fieldLengths';
import { forget, keep, readKept, readText, readTexts, type Store } from '../../ui/keptValue.ts';

export interface RequestDraft {
  /** As they stand in their inputs. */
  fields: Record<PersonField, string>;
  /** Whose calling code stands before the phone number, once it has been typed or chosen. */
  phoneRegion?: string | undefined;
  /** The number with that code, where it was typed without one. */
  internationalPhone?: string | undefined;
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
  fields: readTexts(personFields, undefined),
  acceptPrivacy: false,
  acceptTerms: false,
};

const draftKey = 'request-draft';
const attemptKey = 'request-attempt';

export function readDraft(store: Store): RequestDraft {
  const kept = readKept(store, draftKey) as Partial<RequestDraft> | undefined;
  return {
    fields: readTexts(personFields, kept?.fields),
    phoneRegion: readText(kept?.phoneRegion),
    internationalPhone: readText(kept?.internationalPhone),
    acceptPrivacy: kept?.acceptPrivacy === true,
    acceptTerms: kept?.acceptTerms === true,
  };
}

export function keepDraft(store: Store, draft: RequestDraft): void {
  keep(store, draftKey, draft);
}

/** The attempt for this stay: the one under way, also after a reload, else a new one. */
export function openAttempt(store: Store, stayKey: string): RequestAttempt {
  const kept = readKept(store, attemptKey) as RequestAttempt | undefined;
  if (kept?.stayKey === stayKey && typeof kept.requestId === 'string') return kept;
  const attempt = { stayKey, requestId: crypto.randomUUID() };
  keepAttempt(store, attempt);
  return attempt;
}

export function keepAttempt(store: Store, attempt: RequestAttempt): void {
  keep(store, attemptKey, attempt);
}

/** After booking: the next wish starts with nothing. */
export function forgetRequest(store: Store): void {
  forget(store, draftKey);
  forget(store, attemptKey);
}
