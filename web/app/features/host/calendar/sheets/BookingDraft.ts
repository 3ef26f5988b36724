import { enterBookingRequest, type OwnerCallables } from 'functions/contract/ownerCallables';
import type { Language } from 'functions/domain/language';
import type { Stay } from 'functions/domain/stay';
import { readMoney } from '../../forms/typedMoney.ts';

/** A booking as typed by the owner. */
export interface BookingDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
  readonly language: Language;
  readonly status: 'confirmed' | 'pending';
  readonly price: 'list' | 'agreed';
  /** Agreed price in euros. */
  readonly total: string;
  readonly note: string;
}

export type DraftField = 'firstName' | 'lastName' | 'email' | 'phone' | 'total' | 'note';

export type EnterBooking = Omit<OwnerCallables['enterBooking']['request'], 'requestId'>;

export function emptyDraft(language: Language): BookingDraft {
  return {
    ...{ firstName: '', lastName: '', email: '', phone: '', note: '', total: '' },
    ...{ adults: 2, children: 0, babies: 0, language, status: 'confirmed', price: 'list' },
  };
}

/**
 * The request for a draft, or the draft's wrong fields in form order.
 * @param typedIn the language in which the owner types amounts
 */
export function requestFrom(
  draft: BookingDraft,
  apartment: string,
  stay: Stay,
  typedIn: Language,
): { request: EnterBooking } | { wrong: DraftField[] } {
  const { firstName, lastName, email, phone, note, total, price, ...plain } = draft;
  const typed = (text: string) => text.trim() !== '';
  const agreed = readMoney(typedIn, total);
  const request: EnterBooking = {
    ...plain,
    ...{ apartment, checkIn: stay.checkIn, checkOut: stay.checkOut },
    person: {
      firstName,
      ...(typed(lastName) ? { lastName } : {}),
      ...(typed(email) ? { email } : {}),
      ...(typed(phone) ? { phone } : {}),
    },
    ...(typed(note) ? { note } : {}),
    price: price === 'list' ? { kind: 'list' } : { kind: 'agreed', total: agreed ?? -1 },
  };
  const parsed = enterBookingRequest.safeParse({ ...request, requestId: crypto.randomUUID() });
  if (parsed.success) return { request };
  const named = parsed.error.issues.flatMap(({ path }) => path);
  const fields = ['firstName', 'lastName', 'email', 'phone', 'total', 'note'] as const;
  const wrong = fields.filter((field) => named.includes(field) || (field === 'total' && named.includes('price')));
  return { wrong };
}
