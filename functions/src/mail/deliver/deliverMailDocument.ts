import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { SendMailOptions } from 'nodemailer';
import * as log from '../../platform/log.ts';
import { isFailedPrecondition } from '../../platform/firestoreError.ts';
import { mailExpiry } from '../queue/queueMails.ts';
import { readMailState } from '../queue/mailState.ts';
import { deliveryStep, givenUp, leaseMillis } from './deliveryStep.ts';
import { DeliveryError, type FailureKind } from './failureKind.ts';
import { readMailDocument } from './readMailDocument.ts';
import { updateIfUnchanged } from './updateIfUnchanged.ts';

/** The mail server's response, as stored in `delivery.info`. */
export interface DeliveryInfo {
  messageId: string | null;
  accepted: string[];
  rejected: string[];
  pending: string[];
  response: string | null;
}

/** Sends one mail. Rejects if the server accepts no recipient, with a DeliveryError if a retry may help. */
export type SendMail = (mail: SendMailOptions) => Promise<DeliveryInfo>;

/**
 * `deferred`: failed, will be retried. `failed`: failed for good. `busy`: another call is sending the mail, or died while
 * sending. `withheld`: too early to send. `left`: nothing to do. `expired`: given up, because the call that was sending it
 * never ended.
 */
export type DeliveryOutcome = 'sent' | 'deferred' | 'failed' | 'expired' | 'busy' | 'withheld' | 'left';

/**
 * Delivers `mail/{id}` if it is due, and writes the outcome to its `delivery` field, exactly as the Trigger Email extension
 * does: state, attempts, startTime, endTime, leaseExpireTime, error, info. One field is our own: a mail with the state ERROR
 * and `retryAt` is sent again at that time. Of concurrent calls only the one that claims the document sends the mail.
 * @param clock returns the current time; tests may replace it
 */
export async function deliverMailDocument(
  reference: DocumentReference,
  send: SendMail,
  clock: () => Date = () => new Date(),
): Promise<DeliveryOutcome> {
  const claimed = await claim(reference, clock());
  if (typeof claimed === 'string') {
    if (claimed === 'expired') log.error('mail given up: its delivery began and never ended', { id: reference.id });
    return claimed;
  }
  let info: DeliveryInfo;
  try {
    info = await send(readMailDocument(claimed.mail));
  } catch (error) {
    return fail(reference, error, claimed.startMillis, clock());
  }
  // Outside the try block: a sent mail must not become an ERROR.
  log.info('mail delivered', { id: reference.id });
  await finish(reference, { state: 'SUCCESS', error: null, info }, clock());
  return 'sent';
}

/** Stores the error and the time of the next attempt, if any. */
async function fail(reference: DocumentReference, error: unknown, startMillis: number, now: Date) {
  // Any other error has occurred before sending and would occur again.
  const kind = error instanceof DeliveryError ? error.kind : 'refused';
  const next = nextAttempt(kind, startMillis, now.getTime());
  if (next !== null) {
    log.warn('mail deferred', { id: reference.id, code: codeOf(error) });
    const retryAt = Timestamp.fromMillis(next);
    await finish(reference, { state: 'ERROR', error: String(error), retryAt }, now);
    return 'deferred';
  }
  log.error('mail failed', { id: reference.id, code: codeOf(error) });
  const why = {
    refused: '',
    unknown: 'It may have arrived, so it is not sent again. ',
    later: 'Given up after a day. ',
  };
  await finish(reference, { state: 'ERROR', error: why[kind] + String(error) }, now);
  return 'failed';
}

/**
 * Claims the document if it has not changed since it was read. Uses no transaction, because concurrent calls would wait
 * for each other's locks.
 * @returns the mail's data and the time of the first attempt, if this call has claimed it
 */
async function claim(
  reference: DocumentReference,
  at: Date,
): Promise<{ mail: Record<string, unknown>; startMillis: number } | 'expired' | 'busy' | 'withheld' | 'left'> {
  const now = Timestamp.fromDate(at);
  for (;;) {
    const document = await reference.get();
    const mail = document.data();
    if (!mail) return 'left';
    const state = readMailState(mail);
    const step = deliveryStep(state, now.toMillis());
    if (step === 'giveUp') {
      if (await updateIfUnchanged(document, givenUp(now))) return 'expired';
      continue;
    }
    if (step === 'wait') return 'busy';
    if (step === 'withhold') return 'withheld';
    if (step === 'leave') return 'left';
    // The extension writes PENDING first; claiming at once saves that write and its event. Documents written by hand
    // get `expiresAt` here.
    const ends = state.expiresAt ? {} : { expiresAt: mailExpiry(at) };
    const startTime = state.delivery?.startTime;
    const started = startTime ? {} : { 'delivery.startTime': now, 'delivery.attempts': 0 };
    const isClaimed = await updateIfUnchanged(document, {
      ...ends,
      ...started,
      'delivery.state': 'PROCESSING',
      'delivery.leaseExpireTime': Timestamp.fromMillis(now.toMillis() + leaseMillis),
      'delivery.error': null,
      // `fail` sets it again.
      'delivery.retryAt': FieldValue.delete(),
    });
    if (isClaimed) return { mail, startMillis: (startTime ?? now).toMillis() };
  }
}

async function finish(reference: DocumentReference, outcome: Record<string, unknown>, now: Date): Promise<void> {
  const fields = Object.entries(outcome).map(([name, value]) => [`delivery.${name}`, value]);
  try {
    await reference.update({
      ...Object.fromEntries(fields),
      'delivery.attempts': FieldValue.increment(1),
      'delivery.endTime': Timestamp.fromDate(now),
      'delivery.leaseExpireTime': null,
    });
  } catch (error) {
    // The document was deleted while the mail was sent.
    if (!isFailedPrecondition(error)) throw error;
  }
}

/** Code for the log, such as `ESOCKET` or `EAUTH 535`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof DeliveryError) return codeOf(error.cause);
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter(Boolean).join(' ') || error.name;
}

const minute = 60_000;
const hour = 60 * minute;

const shortestPause = minute;
const longestPause = hour;
/** How long a mail is retried after its first attempt. */
const retryMillis = 24 * hour;

/**
 * Time of the next attempt in milliseconds since 1970; `null` for never. Pauses double (1, 2, 4, 8 ... minutes) up to
 * an hour.
 */
export function nextAttempt(kind: FailureKind, startMillis: number, nowMillis: number): number | null {
  if (kind !== 'later') return null;
  const tried = nowMillis - startMillis;
  const next = nowMillis + Math.min(Math.max(tried, shortestPause), longestPause);
  return next - startMillis <= retryMillis ? next : null;
}
