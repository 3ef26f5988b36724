import { FieldValue, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mailCollection, settingsDocument } from '../../contract/collections.ts';
import type { Settings } from '../../contract/settings.ts';
import { timeIn, todayIn } from '../../domain/isoDate.ts';
import { firestore } from '../../platform/firestore.ts';
import * as log from '../../platform/log.ts';
import { withoutGuests } from '../../platform/log.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { findLostMails } from '../deliver/resumeLostMails.ts';
import { mailFormats, ownerTexts } from '../format/mailTexts.ts';
import { singleLine } from '../format/renderMessage.ts';
import { readMailState } from '../queue/mailState.ts';

const hour = 3_600_000;
const maxLength = 300;

/**
 * Shows in the console that no mail can be sent: once mails have waited for over an hour without any delivery,
 * `settings/property` gets the field `mailProblem`. It is removed after the next delivery. `mailProblemSince` stores the
 * start of the problem, because the first failed mails are no longer retried after a while.
 * @returns whether there is a problem
 */
export async function showMailProblem(now: Date): Promise<boolean> {
  const [document, settings, waiting, delivered] = await Promise.all([
    firestore().doc(settingsDocument).get(),
    readSettings(),
    findWaiting(now),
    lastDelivered(),
  ]);
  const shown = document.get('mailProblemSince') as unknown;
  const known = shown instanceof Timestamp && shown.toMillis() > delivered ? shown.toMillis() : null;
  const since = known ?? failingSince(waiting, delivered);
  if (since === null || now.getTime() - since < hour) {
    // Usually there is nothing to write.
    if (document.get('mailProblem') !== undefined || shown !== undefined) {
      await document.ref.update({ mailProblem: FieldValue.delete(), mailProblemSince: FieldValue.delete() });
    }
    return false;
  }
  log.error('no mail can be sent');
  const mailProblem = problemText(since, waiting, settings);
  if (mailProblem !== document.get('mailProblem') || known === null) {
    await document.ref.update({ mailProblem, mailProblemSince: Timestamp.fromMillis(since) });
  }
  return true;
}

/** Mails to be retried, latest attempt first, then unclaimed ones. */
async function findWaiting(now: Date): Promise<QueryDocumentSnapshot[]> {
  const [failed, lost] = await Promise.all([
    firestore()
      .collection(mailCollection)
      .where('delivery.retryAt', '>', Timestamp.fromMillis(0))
      .select('delivery')
      .get(),
    findLostMails(now),
  ]);
  const endOf = (mail: QueryDocumentSnapshot) => readMailState(mail.data()).delivery?.endTime?.toMillis() ?? 0;
  return [...failed.docs.toSorted((a, b) => endOf(b) - endOf(a)), ...lost];
}

async function lastDelivered(): Promise<number> {
  const { docs } = await firestore()
    .collection(mailCollection)
    .where('delivery.state', '==', 'SUCCESS')
    .orderBy('delivery.endTime', 'desc')
    .limit(1)
    .select('delivery.endTime')
    .get();
  return readMailState(docs[0]?.data()).delivery?.endTime?.toMillis() ?? 0;
}

/** Start time, in milliseconds, of the oldest waiting mail that is newer than the last delivery; `null` if there is none. */
function failingSince(waiting: QueryDocumentSnapshot[], delivered: number): number | null {
  const starts = waiting
    .map((mail) => {
      const { delivery, queuedAt } = readMailState(mail.data());
      return (delivery?.startTime ?? queuedAt)?.toMillis() ?? 0;
    })
    .filter((start) => start > delivered);
  return starts.length > 0 ? Math.min(...starts) : null;
}

function problemText(since: number, waiting: QueryDocumentSnapshot[], settings: Settings): string {
  const { ownerLanguage, timeZone } = settings;
  const say = ownerTexts(ownerLanguage);
  const start = new Date(since);
  const date = mailFormats(ownerLanguage).date(todayIn(timeZone, start));
  const values = { since: say('mailProblem.at', { date, time: timeIn(timeZone, start) }), count: waiting.length };
  const error = readMailState(waiting[0]?.data()).delivery?.error;
  if (!error) return say('mailProblem.silent', values);
  // The text quotes the error and ends the sentence itself, so the error's own full stop goes.
  const said = singleLine(withoutGuests(error.replace(/^Error: /, '')))
    .slice(0, maxLength)
    .replace(/\.$/, '');
  return say('mailProblem.refused', { ...values, said });
}
