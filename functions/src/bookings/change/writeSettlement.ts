import type { DocumentSnapshot, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import type { BookedStay, Booking } from '../../contract/booking.ts';
import type { HistoryAction } from '../../contract/history.ts';
import type { Settings } from '../../contract/settings.ts';
import { composeChange } from './composeChange.ts';
import { writeNights, type HeldNight } from '../nightWrites.ts';
import type { ComposedMail } from '../../mail/format/ComposedMail.ts';
import type { Settlement } from './planSettlement.ts';
import { queueChangeMails, queueMails } from '../queueMails.ts';
import { isMailToOwner } from '../../mail/queue/waitingMails.ts';
import type { ChangeSource, ChangeUndo } from './recordChange.ts';
import { toBooking } from '../toBooking.ts';
import { updateBooking, type ChangeEntry } from './updateBooking.ts';

/** Fields that an edit in the console asks for a change by. */
const askingFields = ['status', 'apartment', 'checkIn', 'checkOut', 'moveTo'] as const;
/** Fields that follow from others: writing them alone changes nothing. */
const describingFields: readonly string[] = ['summary', 'amounts'];

/**
 * Adds a plan to a batch: the booking's fields, the mails of its change, its nights, and what history tells of it.
 * @param others the other bookings of its group, if they change in the same batch
 * @param undo if it can be undone for a while: the mail to the guest waits as long. The owner's goes out at once, as
 * somebody else may have answered with their link
 */
export async function writeSettlement(
  batch: WriteBatch,
  document: DocumentSnapshot,
  plan: Settlement<HeldNight>,
  source: ChangeSource,
  settings: Settings,
  now: Date,
  others?: readonly Booking[],
  undo?: Omit<ChangeUndo, 'mails'>,
): Promise<void> {
  const { fields, take, release, change } = plan;
  if (take.length + release.length === 0 && Object.keys(fields).every((name) => describingFields.includes(name))) {
    batch.update(document.ref, { ...fields }, { lastUpdateTime: document.updateTime as Timestamp });
    return;
  }
  const booking = toBooking(document, fields);
  const mailed = { ...booking, decidedByLink: undo !== undefined };
  const effects = change && (await composeChange(mailed, change.before, change.after, 'owner', settings, now, others));
  // Updated even if only nights change, so that concurrent writers of the booking fail their precondition.
  const written = { problem: booking.problem ?? null, ...fields, ...effects?.fields };
  const isAtOnce = (mail: ComposedMail) => undo !== undefined && isMailToOwner(mail);
  queueMails(batch, effects?.mails.filter(isAtOnce) ?? [], now);
  const withheld = effects && { ...effects, mails: effects.mails.filter((mail) => !isAtOnce(mail)) };
  const mails = withheld ? queueChangeMails(batch, withheld, now, undo?.until) : [];
  const entry = historyEntryOf(document, plan, source);
  updateBooking(batch, document, written, entry && { ...entry, undo: undo && { ...undo, mails } }, settings, now);
  writeNights(batch, document.id, take, release);
}

function historyEntryOf(
  document: DocumentSnapshot,
  { fields, change }: Settlement<HeldNight>,
  source: ChangeSource,
): ChangeEntry | undefined {
  if (change) return { action: actionOf(change.before, change.after), source, agreed: change.before };
  const isPutBack = askingFields.some((name) => name in fields && (document.get(name) || fields[name]));
  return isPutBack ? { action: 'reverted', source } : undefined;
}

function actionOf(before: BookedStay | undefined, after: BookedStay): HistoryAction {
  if (!before) return 'entered';
  if (before.status === after.status) return 'moved';
  if (after.status === 'confirmed') return 'confirmed';
  if (after.status === 'pending') return 'reopened';
  return before.status === 'pending' ? 'declined' : 'cancelled';
}
