import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import property from '../../../villa/property.json' with { type: 'json' };
import {
  bookingsCollection,
  historyCollection,
  mailCollection,
  withheldMailCollection,
} from '../contract/collections.ts';
import { historyEntrySchema } from '../contract/history.ts';
import { undoMillis } from '../domain/undoTime.ts';
import { firestore } from '../platform/firestore.ts';
import { storedCollection } from '../platform/storedDocuments.ts';
import { isDelivered } from '../mail/queue/findMails.ts';
import { readMailState } from '../mail/queue/mailState.ts';
import { readOrReport, type AuditScope } from './AuditScope.ts';

const entrySchema = z.pick(historyEntrySchema, {
  at: true,
  subject: true,
  action: true,
  by: true,
  revision: true,
  undo: true,
  undoneBy: true,
});

const day = 86_400_000;
/** A mail is retried for a day, and the daily note to the owner reports it meanwhile. */
const unsentAfter = 2 * day;
/** Even if its task is lost, the next run of `everyTenMinutes` sends a withheld mail. */
const longestWait = undoMillis + 15 * 60_000;
/** How late Firestore may delete an expired document; usually it takes about a day. */
const deletionDelay = 7 * day;

/** Data to find bookings whose mails are missing. Some bookings need no mails, such as anonymised ones. */
export interface MissingMails {
  /**
   * ID of the history entry of each recently requested booking, by the booking's path. `mailed` has the numbers with
   * mails.
   */
  requested: Map<string, string>;
  mailed: Set<string>;
  /** IDs of the missing mails of changes, by the path of the booking. */
  ofChanges: Map<string, string[]>;
}

/**
 * Checks that all mails were sent and are deleted in time.
 * @returns the mails to compare bookings with
 */
export async function auditMails(scope: AuditScope): Promise<MissingMails> {
  const { snapshot, now, findings } = scope;
  const { requested, ofChanges } = await readMailedChanges(scope);
  const mailed = new Set<string>();
  const expected = new Map([...ofChanges].flatMap(([path, ids]) => ids.map((id) => [id, path] as const)));
  for (const collection of [mailCollection, withheldMailCollection]) {
    const fields = ['delivery', 'queuedAt', 'sendAfter', 'expiresAt'];
    for await (const mail of snapshot.pages(
      firestore()
        .collection(collection)
        .select(...fields),
    )) {
      const number = /^[0-9A-Z]{5}-[0-9A-Z]{5}(?=-)/.exec(mail.id)?.[0];
      if (number) mailed.add(number);
      expected.delete(mail.id);
      const { path } = mail.ref;
      const { delivery, queuedAt, sendAfter, expiresAt } = readMailState(mail.data());
      const since = Math.max(queuedAt?.toMillis() ?? 0, sendAfter?.toMillis() ?? 0);
      if (!isDelivered(mail) && since < now.getTime() - unsentAfter) {
        findings.push({ kind: 'mail-unsent', path, with: delivery?.state ?? 'no delivery' });
      }
      if (expiresAt && expiresAt.toMillis() < now.getTime() - deletionDelay) {
        findings.push({ kind: 'mail-kept', path, with: `expiresAt ${expiresAt.toDate().toISOString().slice(0, 10)}` });
      }
    }
  }
  const missing = new Map<string, string[]>();
  for (const [id, path] of expected) missing.set(path, [...(missing.get(path) ?? []), id]);
  return { requested, mailed, ofChanges: missing };
}

/** The requests and changes whose mails must still exist. Older mails have been deleted. */
async function readMailedChanges(scope: AuditScope) {
  const { snapshot, now } = scope;
  const requested = new Map<string, string>();
  const ofChanges = new Map<string, string[]>();
  const changes = new Map<string, { at: number; revision: number; mails: string[] }[]>();
  const first = now.getTime() - (property.retention.mailDays - 2) * day;
  const entries = storedCollection(historyCollection, entrySchema)
    .where('at', '>=', Timestamp.fromMillis(first))
    .where('at', '<=', Timestamp.fromDate(now))
    // Includes `at`, which the next page needs as its cursor.
    .select('at', 'subject', 'action', 'by', 'revision', 'undo', 'undoneBy');
  for await (const document of snapshot.pages(entries)) {
    const entry = readOrReport(document, scope);
    if (!entry) continue;
    const { at, subject, action, by, revision, undo, undoneBy } = entry;
    if (!subject.startsWith(`${bookingsCollection}/`)) continue;
    const mails = undoneBy === null && undo ? undo.mails : [];
    changes.set(subject, [...(changes.get(subject) ?? []), { at: at.toMillis(), revision, mails }]);
    if (undoneBy === null && action === 'requested' && by === 'guest') requested.set(subject, document.id);
  }
  for (const [subject, all] of changes) {
    // A change takes back waiting mails of earlier changes.
    const isTakenBack = (one: (typeof all)[number]) =>
      all.some(({ at, revision }) => revision > one.revision && at - one.at <= longestWait);
    ofChanges.set(
      subject,
      all.filter((one) => !isTakenBack(one)).flatMap(({ mails }) => mails),
    );
  }
  return { requested, ofChanges };
}
