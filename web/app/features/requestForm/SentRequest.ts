import type { Stay } from 'functions/domain/stay';
import { readObject, removeItem, writeObject } from '../../storage/browserStorage.ts';

/**
 * A sent request. The tab stores it before sending, because the response may get lost, or the page may be reloaded
 * before it shows the response. The tab removes it if the server refuses it.
 */
export interface SentRequest {
  /** A random UUID. The server accepts at most one request per ID. */
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
 * The sent request whose result the guest must see before requesting this stay: any request whose result was not shown,
 * or one for the same stay, because it holds the nights.
 */
export function openSent(stayKey: string): SentRequest | undefined {
  const sent = readSent();
  return sent && (!sent.isShown || sent.stayKey === stayKey) ? sent : undefined;
}

export function saveSent(sent: SentRequest): void {
  writeObject('sentRequest', sent);
}

/** Removes a request. Call this once it is known that nothing is booked under this ID. */
export function removeSent(requestId: string): void {
  if (readSent()?.requestId === requestId) removeItem('sentRequest');
}

/** Marks the sent request as changed. Call this when the guest changes the form. */
export function markChanged(): void {
  const sent = readSent();
  if (sent && !sent.isShown && !sent.isChanged) saveSent({ ...sent, isChanged: true });
}

/**
 * Marks a request as shown. Call this when the guest sees its result, because only then is the draft no longer needed.
 */
export function markShown(requestId: string): void {
  const sent = readSent();
  if (sent?.requestId !== requestId || sent.isShown) return;
  saveSent({ ...sent, isShown: true });
  removeItem('requestDraft');
}
