import { FieldPath, FieldValue, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mailCollection } from '../../contract/collections.ts';
import type { StoredTime } from '../../contract/storedFields.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { commitWithRetry, type Plan } from '../../platform/commitWithRetry.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { composeFailedMails, type UndeliveredMails } from '../compose/composeFailedMails.ts';
import { findUnbegunMails } from '../deliver/resumeLostMails.ts';
import { isDelivered } from '../queue/findMails.ts';
import { mailDocument } from '../queue/queueMails.ts';
import { readMailState, type MailState } from '../queue/mailState.ts';

const hour = 3_600_000;
/** Maximum number of mails in one note; the next note reports the rest. */
const maxReported = 5_000;

/** ID of a note: one per day in the property's time zone. */
const noteId = (day: string) => `failed-mails-${day}`;

/**
 * Queues a note to the owner about undelivered mails that no delivered note has reported, at most one a day. While the mail
 * server is down, the next day's note replaces the undelivered one and reports the same mails again.
 * @returns the number of reported mails
 */
export async function reportFailedMails(now: Date): Promise<number> {
  return commitWithRetry(() => planNote(now));
}

async function planNote(now: Date): Promise<Plan<number>> {
  const settings = await readSettings();
  const [notes, undelivered] = await Promise.all([readNotes(), findUndelivered(now)]);
  const reported = new Set(
    notes
      .map(stateOf)
      .flatMap(({ delivery, reportedFailures }) => (delivery?.state === 'SUCCESS' ? reportedFailures : [])),
  );
  const unreported = undelivered
    .filter(({ mail, failureId }) => !mail.id.startsWith(noteId('')) && !reported.has(failureId))
    .slice(0, maxReported);
  if (unreported.length === 0) return { result: 0 };
  const list = (kind: keyof UndeliveredMails) =>
    unreported.filter((one) => one.kind === kind).map(({ mail }) => mail.id);
  const id = noteId(todayIn(settings.timeZone, now));
  const { reference, document } = mailDocument(
    composeFailedMails(id, { failed: list('failed'), stuck: list('stuck'), waiting: list('waiting') }, settings),
    now,
  );
  const batch = firestore().batch();
  // `reportedFailures` is not part of the mail.
  batch.create(reference, { ...document, reportedFailures: unreported.map(({ failureId }) => failureId) });
  for (const note of notes) {
    if (note.id === id || isDelivered(note) || stateOf(note).delivery?.state === 'PROCESSING') continue;
    batch.update(note.ref, replaced(now), { lastUpdateTime: note.updateTime });
  }
  // The note already exists if the scheduler runs twice.
  return { result: unreported.length, batch, ifExists: () => Promise.resolve({ result: 0 }) };
}

interface Undelivered {
  mail: QueryDocumentSnapshot;
  kind: keyof UndeliveredMails;
  /**
   * Each failure is reported once. Every failed attempt counts as a new failure, but giving up a stuck mail does not.
   */
  failureId: string;
}

/** Mails that failed for good or have waited for over an hour, latest first. */
async function findUndelivered(now: Date): Promise<Undelivered[]> {
  const anHourAgo = now.getTime() - hour;
  const [unbegun, begun] = await Promise.all([
    findUnbegunMails(now, anHourAgo),
    firestore()
      .collection(mailCollection)
      .where('delivery.state', 'in', ['PENDING', 'PROCESSING', 'RETRY', 'ERROR'])
      .select('delivery', 'queuedAt')
      .get(),
  ]);
  return [...unbegun, ...begun.docs]
    .flatMap((mail) => {
      const kind = kindOf(mail, anHourAgo);
      if (!kind) return [];
      const attempts = stateOf(mail).delivery?.attempts ?? 0;
      return [{ mail, kind, failureId: kind === 'waiting' ? `${mail.id} waiting` : `${mail.id} ${attempts}` }];
    })
    .sort((a, b) => lastEventOf(b.mail) - lastEventOf(a.mail));
}

function kindOf(mail: QueryDocumentSnapshot, anHourAgo: number): keyof UndeliveredMails | null {
  const { delivery } = stateOf(mail);
  const isSince = (time: StoredTime | null | undefined) => (time?.toMillis() ?? 0) <= anHourAgo;
  switch (delivery?.state) {
    case 'ERROR':
      if (!delivery.retryAt) return 'failed';
      return isSince(delivery.startTime) ? 'waiting' : null;
    case 'RETRY':
      return isSince(delivery.startTime) ? 'waiting' : null;
    case 'PROCESSING':
      return isSince(delivery.leaseExpireTime) ? 'stuck' : null;
    case 'PENDING':
      return isSince(delivery.startTime) ? 'stuck' : null;
    default:
      return 'stuck';
  }
}

function lastEventOf(mail: QueryDocumentSnapshot): number {
  const { delivery, queuedAt } = stateOf(mail);
  return (delivery?.endTime ?? delivery?.startTime ?? queuedAt)?.toMillis() ?? 0;
}

async function readNotes(): Promise<QueryDocumentSnapshot[]> {
  const notes = await firestore()
    .collection(mailCollection)
    .where(FieldPath.documentId(), '>=', noteId(''))
    .where(FieldPath.documentId(), '<', noteId('~'))
    .select('delivery', 'reportedFailures')
    .get();
  return notes.docs;
}

/** Fields that cancel an unsent note in favour of a later one. */
function replaced(now: Date) {
  return {
    'delivery.state': 'ERROR',
    'delivery.error': 'A later note tells of the same mails.',
    'delivery.endTime': Timestamp.fromDate(now),
    'delivery.retryAt': FieldValue.delete(),
  };
}

function stateOf(mail: QueryDocumentSnapshot): MailState {
  return readMailState(mail.data());
}
