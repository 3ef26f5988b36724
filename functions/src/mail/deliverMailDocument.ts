import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { SendMailOptions } from 'nodemailer';
import { isFailedPrecondition } from '../platform/firestoreError.ts';
import * as log from '../platform/log.ts';
import { deliveryStep, leaseMillis } from './deliveryStep.ts';
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
 * Delivers `mail/{id}` if it is to be delivered, and writes what became of it into its `delivery` field, to the letter
 * of the Trigger Email extension: state, attempts, startTime, endTime, leaseExpireTime, error, info. However many calls
 * run at once, one of them claims the document in a transaction, and only that one sends.
 */
export async function deliverMailDocument(reference: DocumentReference, send: SendMail): Promise<void> {
  const mail = await claim(reference);
  if (!mail) return;
  let outcome: { state: 'SUCCESS'; info: DeliveryInfo; error: null } | { state: 'ERROR'; error: string };
  try {
    outcome = { state: 'SUCCESS', info: await send(readMailDocument(mail)), error: null };
    log.mailDelivered(reference.id);
  } catch (error) {
    outcome = { state: 'ERROR', error: String(error) };
    log.mailFailed(reference.id, codeOf(error));
  }
  await finish(reference, outcome);
}

/** The document's data if this call is the one to send it. */
async function claim(reference: DocumentReference): Promise<Record<string, unknown> | undefined> {
  let expired = false;
  const data = await reference.firestore.runTransaction(async (transaction) => {
    expired = false;
    const mail = (await transaction.get(reference)).data();
    if (!mail) return undefined;
    const now = Timestamp.now();
    const lease = mail.delivery?.leaseExpireTime as Timestamp | null | undefined;
    const step = deliveryStep(
      mail.delivery && { state: mail.delivery.state, ...(lease && { leaseExpireMillis: lease.toMillis() }) },
      now.toMillis(),
    );
    if (step === 'giveUp') {
      expired = true;
      transaction.update(reference, {
        'delivery.state': 'ERROR',
        'delivery.error': 'Message processing lease expired.',
        'delivery.endTime': now,
        'delivery.leaseExpireTime': null,
      });
    }
    if (step !== 'claim') return undefined;
    // The extension passes through PENDING with a write of its own; claiming at once saves that write and its event.
    const started = mail.delivery?.startTime ? {} : { 'delivery.startTime': now, 'delivery.attempts': 0 };
    transaction.update(reference, {
      ...started,
      'delivery.state': 'PROCESSING',
      'delivery.leaseExpireTime': Timestamp.fromMillis(now.toMillis() + leaseMillis),
      'delivery.error': null,
    });
    return mail;
  });
  if (expired) log.mailLeaseExpired(reference.id);
  return data;
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
