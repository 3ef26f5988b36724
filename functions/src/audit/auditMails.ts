import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import property from '../../../villa/property.json' with { type: 'json' };
import {
  bookingsCollection,
  historyCollection,
  mailCollection,
  withheldMailCollection,
} from '../contract/collections.ts';
import type { HistoryEntry } from '../contract/history.ts';
import { undoMillis } from '../domain/undoTime.ts';
import { firestore } from '../platform/firestore.ts';
import { isDelivered } from '../mail/queue/findMails.ts';
import type { AuditScope } from './AuditScope.ts';

const day = 86_400_000;
/** A mail is tried again for a day; the mornings between tell of it. */
const unsentAfter = 2 * day;
/** A withheld mail whose task was lost waits for the next run of every ten minutes. */
const waitsAtMost = undoMillis + 15 * 60_000;
/** Firestore deletes expired documents within a day or so. */
const keptFor = 7 * day;

/** Bookings whose mails are missing, unless the booking says that there need not be any. */
export interface MissingMails {
  /** Paths of bookings that were requested lately, and numbers about which there are mails. */
  requested: Map<string, string>;
  mailed: Set<string>;
  /** IDs of missing mails of a change, by the path of the booking. */
  ofChanges: Map<string, string[]>;
}

/** Whether all mails were sent and are not kept for too long. @returns what to compare bookings with */
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
      const since = Math.max(millisOf(mail, 'queuedAt'), millisOf(mail, 'sendAfter'));
      if (!isDelivered(mail) && since < now.getTime() - unsentAfter) {
        const state = mail.get('delivery.state') as unknown;
        findings.push({ kind: 'mail-unsent', path, with: typeof state === 'string' ? state : 'no delivery' });
      }
      const expiresAt = mail.get('expiresAt') as unknown;
      if (expiresAt instanceof Timestamp && expiresAt.toMillis() < now.getTime() - keptFor) {
        findings.push({ kind: 'mail-kept', path, with: `expiresAt ${expiresAt.toDate().toISOString().slice(0, 10)}` });
      }
    }
  }
  const missing = new Map<string, string[]>();
  for (const [id, path] of expected) missing.set(path, [...(missing.get(path) ?? []), id]);
  return { requested, mailed, ofChanges: missing };
}

/** What was requested, and changed at the desk, since the oldest mail that is kept, without the last hour. */
async function readMailedChanges({ snapshot, now }: AuditScope) {
  const requested = new Map<string, string>();
  const ofChanges = new Map<string, string[]>();
  const changes = new Map<string, { at: number; revision: number; mails: string[] }[]>();
  const first = now.getTime() - (property.retention.mailDays - 2) * day;
  const entries = firestore()
    .collection(historyCollection)
    .where('at', '>=', Timestamp.fromMillis(first))
    .where('at', '<=', Timestamp.fromDate(now))
    // `at` too, which a further page begins after.
    .select('at', 'subject', 'action', 'by', 'revision', 'undo', 'undoneBy');
  for await (const document of snapshot.pages(entries)) {
    const { at, subject, action, by, revision, undo, undoneBy } = document.data() as HistoryEntry<Timestamp>;
    if (!subject.startsWith(`${bookingsCollection}/`)) continue;
    const mails = undoneBy === null && undo ? undo.mails : [];
    changes.set(subject, [...(changes.get(subject) ?? []), { at: at.toMillis(), revision, mails }]);
    if (undoneBy === null && action === 'requested' && by === 'guest') requested.set(subject, document.id);
  }
  for (const [subject, all] of changes) {
    // A change takes back the mails of earlier ones that still waited.
    const isTakenBack = (one: (typeof all)[number]) =>
      all.some(({ at, revision }) => revision > one.revision && at - one.at <= waitsAtMost);
    ofChanges.set(
      subject,
      all.filter((one) => !isTakenBack(one)).flatMap(({ mails }) => mails),
    );
  }
  return { requested, ofChanges };
}

function millisOf(mail: QueryDocumentSnapshot, field: string): number {
  const value = mail.get(field) as unknown;
  return value instanceof Timestamp ? value.toMillis() : 0;
}
