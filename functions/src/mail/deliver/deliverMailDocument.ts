import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { SendMailOptions } from 'nodemailer';
import { isFailedPrecondition } from '../../platform/firestoreError.ts';
import * as log from '../../platform/log.ts';
import { DeliveryError } from './DeliveryError.ts';
import { deliveryStep, givenUp, leaseMillis } from './deliveryStep.ts';
import { mailExpiry } from '../queue/mailDocument.ts';
import { nextAttempt } from './nextAttempt.ts';
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
 * `deferred`: it failed and is tried again later. `failed`: it is not tried again. `busy`: another call is sending it, or
 * was and died. `withheld`: it is not to be sent yet. `left`: there was nothing to do. `expired`: given up, because whoever
 * was sending it never ended.
 */
export type DeliveryOutcome = 'sent' | 'deferred' | 'failed' | 'expired' | 'busy' | 'withheld' | 'left';

/**
 * Delivers `mail/{id}` if it is to be delivered, and writes what became of it into its `delivery` field, to the letter
 * of the Trigger Email extension: state, attempts, startTime, endTime, leaseExpireTime, error, info. One field is our own:
 * an ERROR with `retryAt` is sent again then. However many calls run at once, one of them claims the document, and
 * only that one sends.
 * @param clock what time it is, as a test may set it
 */
export async function deliverMailDocument(
  reference: DocumentReference,
  send: SendMail,
  clock: () => Date = () => new Date(),
): Promise<DeliveryOutcome> {
  const claimed = await claim(reference, clock());
  if (typeof claimed === 'string') {
    if (claimed === 'expired') log.mailLeaseExpired(reference.id);
    return claimed;
  }
  let info: DeliveryInfo;
  try {
    info = await send(readMailDocument(claimed.mail));
  } catch (error) {
    return fail(reference, error, claimed.startMillis, clock());
  }
  // Outside the try block: a sent mail must not become an ERROR.
  log.mailDelivered(reference.id);
  await finish(reference, { state: 'SUCCESS', error: null, info }, clock());
  return 'sent';
}

/** Stores why it failed and when it is retried. */
async function fail(reference: DocumentReference, error: unknown, startMillis: number, now: Date) {
  // Any other error came up before sending and would come up again.
  const kind = error instanceof DeliveryError ? error.kind : 'refused';
  const next = nextAttempt(kind, startMillis, now.getTime());
  if (next !== null) {
    log.mailDeferred(reference.id, codeOf(error));
    const retryAt = Timestamp.fromMillis(next);
    await finish(reference, { state: 'ERROR', error: String(error), retryAt }, now);
    return 'deferred';
  }
  log.mailFailed(reference.id, codeOf(error));
  const why = {
    refused: '',
    unknown: 'It may have arrived, so it is not sent again. ',
    later: 'Given up after a day. ',
  };
  await finish(reference, { state: 'ERROR', error: why[kind] + String(error) }, now);
  return 'failed';
}

/**
 * Claims the document if it has not changed since it was read. Not in a transaction, in which many calls at once would wait for one
 * another's locks.
 * @returns its data and the time of the first attempt if this call is the one to send it
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
    const step = deliveryStep(mail, now.toMillis());
    if (step === 'giveUp') {
      if (await updateIfUnchanged(document, givenUp(now))) return 'expired';
      continue;
    }
    if (step === 'wait') return 'busy';
    if (step === 'withhold') return 'withheld';
    if (step === 'leave') return 'left';
    // The extension writes PENDING first; claiming at once saves that write and its event. Documents written by hand
    // get `expiresAt` here.
    const ends = mail.expiresAt ? {} : { expiresAt: mailExpiry(at) };
    const startTime = mail.delivery?.startTime instanceof Timestamp ? mail.delivery.startTime : undefined;
    const started = startTime ? {} : { 'delivery.startTime': now, 'delivery.attempts': 0 };
    const isClaimed = await updateIfUnchanged(document, {
      ...ends,
      ...started,
      'delivery.state': 'PROCESSING',
      'delivery.leaseExpireTime': Timestamp.fromMillis(now.toMillis() + leaseMillis),
      'delivery.error': null,
      // Set again after each failure.
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

/** Such as `ESOCKET` or `EAUTH 535`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof DeliveryError) return codeOf(error.cause);
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter(Boolean).join(' ') || error.name;
}
