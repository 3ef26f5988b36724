import { FieldPath, FieldValue, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mailCollection } from '../../contract/collections.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { firestore } from '../../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition } from '../../platform/firestoreError.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { composeFailedMails, type UndeliveredMails } from '../compose/composeFailedMails.ts';
import { findUnbegunMails } from '../deliver/findLostMails.ts';
import { isDelivered } from '../queue/findMails.ts';
import { mailDocument } from '../queue/mailDocument.ts';

const hour = 3_600_000;
/** Limit of one note; the next one reports the rest. */
const maxReported = 5_000;

/** IDs of notes: one per day of the property's time zone. */
const noteId = (day: string) => `failed-mails-${day}`;

/**
 * Queues a note to the owner about undelivered mails that no delivered note has reported, at most one a day. While the
 * mail server is down, the next day's note replaces it and reports the same mails again.
 * @returns the number of reported mails
 */
export async function reportFailedMails(now: Date): Promise<number> {
  const settings = await readSettings();
  const [notes, undelivered] = await Promise.all([readNotes(), findUndelivered(now)]);
  const reported = new Set(
    notes.filter((note) => stateOf(note) === 'SUCCESS').flatMap((note) => (note.get('tellsOf') as string[]) ?? []),
  );
  const unreported = undelivered
    .filter(({ mail, news }) => !mail.id.startsWith(noteId('')) && !reported.has(news))
    .slice(0, maxReported);
  if (unreported.length === 0) return 0;
  const list = (kind: keyof UndeliveredMails) =>
    unreported.filter((one) => one.kind === kind).map(({ mail }) => mail.id);
  const id = noteId(todayIn(settings.timeZone, now));
  const { reference, document } = mailDocument(
    composeFailedMails(id, { failed: list('failed'), stuck: list('stuck'), waiting: list('waiting') }, settings),
    now,
  );
  const batch = firestore().batch();
  // `tellsOf` is not part of the mail.
  batch.create(reference, { ...document, tellsOf: unreported.map(({ news }) => news) });
  for (const note of notes) {
    if (note.id === id || isDelivered(note) || stateOf(note) === 'PROCESSING') continue;
    batch.update(note.ref, replaced(now), { lastUpdateTime: note.updateTime });
  }
  try {
    await batch.commit();
    return unreported.length;
  } catch (error) {
    // The scheduler may run twice.
    if (isAlreadyExists(error)) return 0;
    // An earlier note is being sent right now.
    if (isFailedPrecondition(error)) return reportFailedMails(now);
    throw error;
  }
}

interface Undelivered {
  mail: QueryDocumentSnapshot;
  kind: keyof UndeliveredMails;
  /** Another failed attempt is news; giving up a stuck mail is not. */
  news: string;
}

/** Mails that failed for good or wait for over an hour, latest first. */
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
      const attempts = (mail.get('delivery.attempts') as number | undefined) ?? 0;
      return [{ mail, kind, news: kind === 'waiting' ? `${mail.id} waiting` : `${mail.id} ${attempts}` }];
    })
    .sort((a, b) => lastEventOf(b.mail) - lastEventOf(a.mail));
}

function kindOf(mail: QueryDocumentSnapshot, anHourAgo: number): keyof UndeliveredMails | null {
  const since = (field: string) => millisOf(mail.get(field)) <= anHourAgo;
  switch (stateOf(mail)) {
    case 'ERROR':
      if (!mail.get('delivery.retryAt')) return 'failed';
      return since('delivery.startTime') ? 'waiting' : null;
    case 'RETRY':
      return since('delivery.startTime') ? 'waiting' : null;
    case 'PROCESSING':
      return since('delivery.leaseExpireTime') ? 'stuck' : null;
    case 'PENDING':
      return since('delivery.startTime') ? 'stuck' : null;
    default:
      return 'stuck';
  }
}

function lastEventOf(mail: QueryDocumentSnapshot): number {
  const times = ['delivery.endTime', 'delivery.startTime', 'queuedAt'].map((field) => millisOf(mail.get(field)));
  return times.find(Boolean) ?? 0;
}

async function readNotes(): Promise<QueryDocumentSnapshot[]> {
  const notes = await firestore()
    .collection(mailCollection)
    .where(FieldPath.documentId(), '>=', noteId(''))
    .where(FieldPath.documentId(), '<', noteId('~'))
    .select('delivery', 'tellsOf')
    .get();
  return notes.docs;
}

/** Replaces a note that has not been sent yet. */
function replaced(now: Date) {
  return {
    'delivery.state': 'ERROR',
    'delivery.error': 'A later note tells of the same mails.',
    'delivery.endTime': Timestamp.fromDate(now),
    'delivery.retryAt': FieldValue.delete(),
  };
}

function stateOf(mail: QueryDocumentSnapshot): unknown {
  return mail.get('delivery.state');
}

/** The field can be edited in the console. */
function millisOf(value: unknown): number {
  return value instanceof Timestamp ? value.toMillis() : 0;
}
