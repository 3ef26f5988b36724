import { logger } from 'firebase-functions';

/*
 * Every line that the functions log, as a named function. None takes a name, an address or a text of a guest, so none
 * can end up in a log.
 */

export function callAnswered(call: string, outcome: string, milliseconds: number): void {
  logger.info('call answered', { call, outcome, milliseconds });
}

/** @param id what the guest was told, so that owner and developer find this line */
export function callFailed(call: string, id: string, error: unknown): void {
  logger.error('call failed', { call, id, error: describe(error) });
}

/** @param outcome what was asked for and done, or why not */
export function mailRequestAnswered(outcome: string): void {
  logger.info('mail request answered', { outcome });
}

export function bookingReconciled(number: string, outcome: string): void {
  logger.info('booking reconciled', { number, outcome });
}

export function requestsExpired(numbers: readonly string[]): void {
  logger.info('requests expired', { numbers });
}

export function requestNotExpired(number: string, error: unknown): void {
  logger.error('request could not expire', { number, error: describe(error) });
}

export function guestsReminded(numbers: readonly string[]): void {
  logger.info('guests reminded', { numbers });
}

export function guestNotReminded(number: string, error: unknown): void {
  logger.error('guest could not be reminded', { number, error: describe(error) });
}

/** The change itself stands; its people were not told. */
export function mailNotComposed(number: string, error: unknown): void {
  logger.error('mails of a change could not be written', { number, error: describe(error) });
}

/** @param failures how many mails the note to the owner tells of */
export function failedMailsReported(failures: number): void {
  logger.info('failed mails reported', { failures });
}

export function houseTermsPublished(apartments: number): void {
  logger.info('house terms published', { apartments });
}

export function wifiNotePublished(bookings: number): void {
  logger.info('Wi-Fi note published', { bookings });
}

/** Somebody's edit in the console left it in a shape that cannot be sold. */
export function apartmentUnreadable(slug: string, error: unknown): void {
  logger.error('apartment cannot be read', { slug, error: describe(error) });
}

export function settingsUnreadable(error: unknown): void {
  logger.error('settings/property cannot be read', { error: describe(error) });
}

/** Somebody's edit in the console left it in a shape that cannot be read; what stands in the code counts until it is mended. */
export function limitsUnreadable(error: unknown): void {
  logger.error('settings/limits cannot be read', { error: describe(error) });
}

export function mailDelivered(id: string): void {
  logger.info('mail delivered', { id });
}

/** @param code of the mail server or the network; the server's words may hold addresses, so they stay in the document */
export function mailFailed(id: string, code: string): void {
  logger.error('mail failed', { id, code });
}

export function mailLeaseExpired(id: string): void {
  logger.error('mail given up: its delivery began and never ended', { id });
}

/**
 * What is said of an error: its kind, where it happened, and its message without what may be a guest's: addresses, numbers
 * to call and everything in quotes, since parsers quote what they could not read.
 */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return withoutGuests(String(error));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${withoutGuests(error.message)}`, ...frames].join('\n');
}

function withoutGuests(message: string): string {
  return message
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|[„“][^“”]*[“”]/gs, '"…"')
    .replace(/[^\s<>(),;:]+@[^\s<>(),;:]+/g, '…@…')
    .replace(/(?:\+|\b0)\d[\d\s()./-]{5,}\d/g, '…');
}
