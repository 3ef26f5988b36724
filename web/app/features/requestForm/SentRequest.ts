import type { Stay } from 'functions/domain/stay';
import { readObject, removeItem, writeObject } from '../../storage/browserStorage.ts';

/**
 * A request that was sent, stored in the tab before it is sent and until it is refused. Its answer may get lost, or the page may be
 * reloaded before it shows the answer.
 */
export interface SentRequest {
  /** A random UUID: the server books an id once. */
  requestId: string;
  /** By {@link stayKeyOf}. */
  stayKey: string;
  /** In milliseconds. */
  sentAt: number;
  /** Whether the guest has changed the form since. */
  isChanged: boolean;
  /** Whether the guest has seen what became of it. */
  isShown: boolean;
}

/** The same for requests of the same apartments and dates, whatever the guests. */
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
 * The sent request whose result the guest must see before they request this stay: any that was not shown yet, and one for the same stay,
 * whose nights it holds.
 */
export function openSent(stayKey: string): SentRequest | undefined {
  const sent = readSent();
  return sent && (!sent.isShown || sent.stayKey === stayKey) ? sent : undefined;
}

export function saveSent(sent: SentRequest): void {
  writeObject('sentRequest', sent);
}

/** Removes it once nothing is booked under its id. */
export function removeSent(requestId: string): void {
  if (readSent()?.requestId === requestId) removeItem('sentRequest');
}

/** To be called when the guest changes the form. */
export function markChanged(): void {
  const sent = readSent();
  if (sent && !sent.isShown && !sent.isChanged) saveSent({ ...sent, isChanged: true });
}

/** To be called when the guest sees what became of a request. Only now what was typed for it is no longer needed. */
export function markShown(requestId: string): void {
  const sent = readSent();
  if (sent?.requestId !== requestId || sent.isShown) return;
  saveSent({ ...sent, isShown: true });
  removeItem('requestDraft');
}
