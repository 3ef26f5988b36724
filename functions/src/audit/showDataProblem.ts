import { FieldValue } from 'firebase-admin/firestore';
import { settingsDocument } from '../contract/collections.ts';
import { addDays, todayIn, weekdayOf } from '../domain/isoDate.ts';
import { ownerTexts } from '../mail/format/mailTexts.ts';
import { reportDataProblem } from '../mail/ownerNotes/reportDataProblem.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { auditData, type Audit } from './auditData.ts';
import { describeFindings } from './Finding.ts';

const monday = 1;

/** How many days back to check. Older stays no longer change, and `npm run audit:data` checks them too. */
const daysBack = 31;

/**
 * Audits recent data on Mondays, in the property's time zone. If it finds something, it mails the owner once in that week and writes
 * the field `dataProblem` of `settings/property`, which the desk shows in Today. While that field exists, it audits every morning.
 * A second call writes nothing new.
 * @returns `undefined` if no audit was due
 */
export async function showDataProblem(now: Date): Promise<Audit | undefined> {
  const { timeZone, ownerLanguage } = await readSettings();
  const document = await firestore().doc(settingsDocument).get();
  const shown = document.get('dataProblem') as unknown;
  const today = todayIn(timeZone, now);
  if (weekdayOf(today) !== monday && shown === undefined) return undefined;
  const audit = await auditData(now, undefined, addDays(today, -daysBack));
  const { findings, reads } = audit;
  if (findings.length > 0) log.error('data does not agree', { findings: findings.slice(0, 100), reads });
  else log.info('data agrees', { reads });
  const parts = findings.length > 0 ? describeFindings(findings, ownerLanguage) : undefined;
  const problem = parts && ownerTexts(ownerLanguage)('dataProblem.found', { parts });
  if (problem !== shown) await document.ref.update({ dataProblem: problem ?? FieldValue.delete() });
  if (parts) await reportDataProblem(parts, now);
  return audit;
}
