import type { Stay } from 'functions/domain/stay';
import { readObject, removeItem, writeObject } from '../../storage/browserStorage.ts';

/**
 * A sent request. The tab stores it before sending and removes it if it is refused, because the response may get lost or the
 * page may be reloaded before showing it.
 */
export interface SentRequest {
  /** A random UUID. The server creates at most one booking per id. */
  requestId: string;
  /** From {@link stayKeyOf}. */
  stayKey: string;
  /** In milliseconds since 1970. */
  sentAt: number;
  /** Whether the guest has changed the form since sending. */
  isChanged: boolean;
  /** Whether the guest has seen the result. */
  isShown: boolean;
}

/** A key that is equal for requests of the same apartments and dates, whatever the guests. */
export function stayKeyOf(apartments: readonly string[], { checkIn, checkOut }: Stay): string {
  return [checkIn, checkOut, ...apartments].join(' ');
}

export function parseSent(value: unknown): SentRequest | undefined {
  const { requestId, stayKey, sentAt, isChanged, isShown } = (value ?? {}) as Partial<
    Record<keyof SentRequest, unknown>
  >;
  if (typeof requestId !== 'string' || typeof stayKey !== 'string' || typeof sentAt !== 'number') return undefined;
  return { requestId, stayKey, sentAt, isChanged: isChanged === true, isShown: isShown === true };
}

export function readSent(): SentRequest | undefined {
  return parseSent(readObject('sentRequest'));
}

/**
 * The sent request whose result the guest must see before requesting this stay: any whose result was not shown, or one for the
 * same stay, because it holds those nights.
 */
export function openSent(stayKey: string): SentRequest | undefined {
  const sent = readSent();
  return sent && (!sent.isShown || sent.stayKey === stayKey) ? sent : undefined;
}

export function saveSent(sent: SentRequest): void {
  writeObject('sentRequest', sent);
}

/** Call once it is known that nothing is booked under this id. */
export function removeSent(requestId: string): void {
  if (readSent()?.requestId === requestId) removeItem('sentRequest');
}

/** Call when the guest changes the form. */
export function markChanged(): void {
  const sent = readSent();
  if (sent && !sent.isShown && !sent.isChanged) saveSent({ ...sent, isChanged: true });
}

/** Call when the guest sees the result of a request. Only then is the draft no longer needed. */
export function markShown(requestId: string): void {
  const sent = readSent();
  if (sent?.requestId !== requestId || sent.isShown) return;
  saveSent({ ...sent, isShown: true });
  removeItem('requestDraft');
}
