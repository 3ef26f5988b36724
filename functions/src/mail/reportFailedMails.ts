import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { mailCollection } from '../contract/collections.ts';
import { todayIn } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists } from '../platform/firestoreError.ts';
import { readSettings } from '../platform/readSettings.ts';
import { composeFailedMails } from './composeFailedMails.ts';
import { mailDocument } from './mailDocument.ts';

/** The notes' own ids: one for each day of the villa. */
const noteId = (day: string) => `failed-mails-${day}`;

/**
 * Queues a note to the owner about the mails that failed since the last note that reached them, at most one a day. A note
 * goes the way of all mails, so it fails too while the mail server is down: the next day's tells of the same failures
 * again, until one arrives.
 * @returns how many failures the note tells of, 0 when there is none to write
 */
export async function reportFailedMails(now: Date): Promise<number> {
  const mails = firestore().collection(mailCollection);
  const settings = await readSettings();
  const [since, failed] = await Promise.all([
    lastTold(),
    mails.where('delivery.state', '==', 'ERROR').select('delivery.endTime').get(),
  ]);
  const untold = failed.docs
    .filter(({ id }) => !id.startsWith(noteId('')))
    .map((document) => ({ id: document.id, at: millisOf(document.get('delivery.endTime')) }))
    .filter(({ at }) => at > since && at <= now.getTime())
    .sort((a, b) => b.at - a.at);
  if (untold.length === 0) return 0;
  const id = noteId(todayIn(settings.timeZone, now));
  const { reference, document } = mailDocument(
    composeFailedMails(
      id,
      untold.map((mail) => mail.id),
      settings,
    ),
    now,
  );
  try {
    // `tellsUntil` is no part of the mail: the next note begins where the last one that arrived ended.
    await reference.create({ ...document, tellsUntil: Timestamp.fromDate(now) });
    return untold.length;
  } catch (error) {
    // The scheduler may call twice.
    if (isAlreadyExists(error)) return 0;
    throw error;
  }
}

/** Until when the owner knows everything: the end of the last note that was delivered. */
async function lastTold(): Promise<number> {
  const notes = await firestore()
    .collection(mailCollection)
    .where(FieldPath.documentId(), '>=', noteId(''))
    .where(FieldPath.documentId(), '<', noteId('~'))
    .get();
  const told = notes.docs
    .filter((note) => note.get('delivery.state') === 'SUCCESS')
    .map((note) => millisOf(note.get('tellsUntil')));
  return Math.max(0, ...told);
}

/** The owner may have edited the document. */
function millisOf(value: unknown): number {
  return value instanceof Timestamp ? value.toMillis() : 0;
}
