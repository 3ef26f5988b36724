import { logger } from 'firebase-functions';
import { withoutGuests } from './withoutGuests.ts';

/* Every log line of the functions, as a named function. None takes personal data of guests. */

export function callFinished(call: string, outcome: string, milliseconds: number): void {
  logger.info('call answered', { call, outcome, milliseconds });
}

/** @param id that the guest sees too */
export function callFailed(call: string, id: string, error: unknown): void {
  logger.error('call failed', { call, id, error: describe(error) });
}

/** @param outcome what was requested and done, or why not */
export function mailRequestFinished(outcome: string): void {
  logger.info('mail request answered', { outcome });
}

/** The link of an unconfirmed request was opened or confirmed. */
export function requestLinkOpened(state: string): void {
  logger.info('link of a request answered', { state });
}

/** The link with which the owner answers a request was opened, or its button pressed. */
export function decisionLinkOpened(pressed: boolean, state: string): void {
  logger.info('link to answer a request opened', { pressed, state });
}

export function bookingReconciled(id: string): void {
  logger.info('booking reconciled', { id });
}

export function bookingNotSettled(id: string, error: unknown): void {
  logger.error('booking could not be settled', { id, error: describe(error) });
}

export function blockReconciled(id: string): void {
  logger.info('block reconciled', { id });
}

export function blockNotSettled(id: string, error: unknown): void {
  logger.error('block could not be settled', { id, error: describe(error) });
}

/** @param ids of blocks whose event was lost or failed */
export function blocksSettled(ids: readonly string[]): void {
  if (ids.length === 0) return;
  logger.warn('blocks settled', { ids });
}

/** @param ids of bookings whose event was lost or failed */
export function bookingsSettled(ids: readonly string[]): void {
  if (ids.length === 0) return;
  logger.warn('bookings settled', { ids });
}

/** Its message names neither the feed's URL nor its content. */
export function feedNotRead(id: string, error: unknown): void {
  logger.warn('calendar of a platform could not be read', { id, error: describe(error) });
}

/** @param failed IDs of the calendars that could not be read */
export function calendarsRead(count: number, failed: readonly string[]): void {
  logger.info('calendars of platforms read', { count, failed });
}

export function calendarNotSettled(id: string, error: unknown): void {
  logger.error('calendar of a platform could not be settled', { id, error: describe(error) });
}

/** @param ids of calendars whose nights were edited in the console */
export function calendarsSettled(ids: readonly string[]): void {
  logger.warn('calendars of platforms settled', { ids });
}

/** @param nights of a calendar that was deleted in the console */
export function calendarReleased(id: string, nights: number): void {
  if (nights > 0) logger.warn('nights of a deleted calendar freed', { id, nights });
}

/** @param slug of the apartment; `undefined` for an unknown URL */
export function calendarExported(slug: string | undefined): void {
  logger.info('calendar for a platform answered', { slug: slug ?? 'unknown' });
}

/** A use case of a scheduled function. */
export function useCaseFailed(useCase: string, error: unknown): void {
  logger.error('use case failed', { useCase, error: describe(error) });
}

export function requestsExpired(numbers: readonly string[]): void {
  if (numbers.length > 0) logger.info('requests expired', { numbers });
}

export function requestNotExpired(number: string, error: unknown): void {
  logger.error('request could not expire', { number, error: describe(error) });
}

export function guestsReminded(numbers: readonly string[]): void {
  if (numbers.length > 0) logger.info('guests reminded', { numbers });
}

export function guestNotReminded(number: string, error: unknown): void {
  logger.error('guest could not be reminded', { number, error: describe(error) });
}

/** The change was made without its mails. */
export function mailNotComposed(number: string, error: unknown): void {
  logger.error('mails of a change could not be written', { number, error: describe(error) });
}

export function dataAudited(findings: readonly object[], reads: number): void {
  if (findings.length > 0) logger.error('data does not agree', { findings: findings.slice(0, 100), reads });
  else logger.info('data agrees', { reads });
}

/** @param failures number of mails in the note to the owner */
export function failedMailsReported(failures: number): void {
  if (failures > 0) logger.info('failed mails reported', { failures });
}

export function propertyTermsPublished(apartments: number): void {
  logger.info('property terms published', { apartments });
}

export function wifiNotePublished(bookings: number): void {
  logger.info('Wi-Fi note published', { bookings });
}

/** After an edit in the console. */
export function lastGoodCopyUsed(path: string): void {
  logger.warn('last good copy used', { path });
}

export function documentUnreadable(path: string): void {
  logger.error('document cannot be read', { path });
}

/** After an edit in the console. */
export function apartmentUnreadable(slug: string, error: unknown): void {
  logger.error('apartment cannot be read', { slug, error: describe(error) });
}

/** After an edit in the console; the defaults are used. */
export function limitsUnreadable(error: unknown): void {
  logger.error('settings/limits cannot be read', { error: describe(error) });
}

/**
 * @param notified mails queued
 * @param ended wishes that are over
 */
export function waitlistNotified(notified: number, ended: number): void {
  if (notified > 0 || ended > 0) logger.info('waitlist notified', { notified, ended });
}

/** The next run tries again. */
export function waitlistNoticeFailed(id: string, error: unknown): void {
  logger.error('waitlist notice failed', { id, error: describe(error) });
}

export function mailDelivered(id: string): void {
  logger.info('mail delivered', { id });
}

/** @param mails number of retried mails */
export function mailsRetried(mails: number): void {
  if (mails > 0) logger.info('mails retried', { mails });
}

/** @param mails number of mails whose event was lost */
export function mailsResumed(mails: number): void {
  if (mails > 0) logger.warn('lost mails taken up', { mails });
}

/** @param isProblem whether `settings/property` shows the problem */
export function mailProblemShown(isProblem: boolean): void {
  if (isProblem) logger.error('no mail can be sent');
}

/** It is sent again later. */
export function mailDeferred(id: string, code: string): void {
  logger.warn('mail deferred', { id, code });
}

/** @param code of the mail server or network, without the server's text, which may contain emails */
export function mailFailed(id: string, code: string): void {
  logger.error('mail failed', { id, code });
}

export function mailLeaseExpired(id: string): void {
  logger.error('mail given up: its delivery began and never ended', { id });
}

/** Kind and place of an error and its message without personal data. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return withoutGuests(String(error));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${withoutGuests(error.message)}`, ...frames].join('\n');
}
