import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { SendMailOptions } from 'nodemailer';
import { isFailedPrecondition } from '../platform/firestoreError.ts';
import * as log from '../platform/log.ts';
import { deliveryStep, leaseMillis } from './deliveryStep.ts';
import { mailExpiry } from './mailDocument.ts';
import { readMailDocument } from './readMailDocument.ts';

/** What the mail server answered, as it goes into `delivery.info`. */
export interface DeliveryInfo {
  messageId: string | null;
  accepted: string[];
  rejected: string[];
  pending: string[];
  response: string | null;
}

/** Hands one mail to a mail server. Rejects when the server takes it for nobody. */
export type SendMail = (mail: SendMailOptions) => Promise<DeliveryInfo>;

/**
 * `busy`: another call is sending it, or was and died. `left`: there was nothing to do. `expired`: given up, because
 * whoever was sending it never ended.
 */
export type DeliveryOutcome = 'sent' | 'failed' | 'expired' | 'busy' | 'left';

/**
 * Delivers `mail/{id}` if it is to be delivered, and writes what became of it into its `delivery` field, to the letter
 * of the Trigger Email extension: state, attempts, startTime, endTime, leaseExpireTime, error, info. However many calls
 * run at once, one of them claims the document in a transaction, and only that one sends.
 */
export async function deliverMailDocument(reference: DocumentReference, send: SendMail): Promise<DeliveryOutcome> {
  const claimed = await claim(reference);
  if (typeof claimed === 'string') {
    if (claimed === 'expired') log.mailLeaseExpired(reference.id);
    return claimed;
  }
  let info: DeliveryInfo;
  try {
    info = await send(readMailDocument(claimed));
  } catch (error) {
    log.mailFailed(reference.id, codeOf(error));
    await finish(reference, { state: 'ERROR', error: String(error) });
    return 'failed';
  }
  // Outside of the try: a mail that went out must not become an ERROR that somebody retries.
  log.mailDelivered(reference.id);
  await finish(reference, { state: 'SUCCESS', error: null, info });
  return 'sent';
}

/** The document's data if this call is the one to send it. */
function claim(reference: DocumentReference): Promise<Record<string, unknown> | 'expired' | 'busy' | 'left'> {
  return reference.firestore.runTransaction(async (transaction) => {
    const mail = (await transaction.get(reference)).data();
    if (!mail) return 'left';
    const now = Timestamp.now();
    const step = deliveryStep(mail.delivery, now.toMillis());
    if (step === 'giveUp') {
      transaction.update(reference, {
        'delivery.state': 'ERROR',
        'delivery.error': 'Message processing lease expired.',
        'delivery.endTime': now,
        'delivery.leaseExpireTime': null,
      });
      return 'expired';
    }
    if (step === 'wait') return 'busy';
    if (step === 'leave') return 'left';
    // The extension passes through PENDING with a write of its own; claiming at once saves that write and its event.
    // One that somebody wrote by hand goes as all others do.
    const ends = mail.expiresAt ? {} : { expiresAt: mailExpiry(now.toDate()) };
    const started = mail.delivery?.startTime ? {} : { 'delivery.startTime': now, 'delivery.attempts': 0 };
    transaction.update(reference, {
      ...ends,
      ...started,
      'delivery.state': 'PROCESSING',
      'delivery.leaseExpireTime': Timestamp.fromMillis(now.toMillis() + leaseMillis),
      'delivery.error': null,
    });
    return mail;
  });
}

async function finish(reference: DocumentReference, outcome: Record<string, unknown>): Promise<void> {
  const fields = Object.entries(outcome).map(([name, value]) => [`delivery.${name}`, value]);
  try {
    await reference.update({
      ...Object.fromEntries(fields),
      'delivery.attempts': FieldValue.increment(1),
      'delivery.endTime': Timestamp.now(),
      'delivery.leaseExpireTime': null,
    });
  } catch (error) {
    // Somebody deleted the document while it was sent: there is no one left to tell.
    if (!isFailedPrecondition(error)) throw error;
  }
}

/** `ECONNREFUSED`, `EAUTH 535` and the like. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter(Boolean).join(' ') || error.name;
}
