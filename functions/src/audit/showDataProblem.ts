import { FieldValue } from 'firebase-admin/firestore';
import { settingsDocument } from '../contract/collections.ts';
import { todayIn, weekdayOf } from '../domain/isoDate.ts';
import { ownerTexts } from '../mail/format/mailTexts.ts';
import { reportDataProblem } from '../mail/ownerNotes/reportDataProblem.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { auditData, type Audit } from './auditData.ts';
import { describeFindings } from './describeFindings.ts';

const monday = 1;

/**
 * Checks on Mondays, at the property, whether all that is stored agrees. If not, the owner gets one mail in that week, and
 * `settings/property` the field `dataProblem`, which the desk shows in Today. Until that is gone, it is checked every morning. Called
 * twice, it writes once.
 * @returns `undefined` if it was not checked
 */
export async function showDataProblem(now: Date): Promise<Audit | undefined> {
  const { timeZone, ownerLanguage } = await readSettings();
  const document = await firestore().doc(settingsDocument).get();
  const shown = document.get('dataProblem') as unknown;
  if (weekdayOf(todayIn(timeZone, now)) !== monday && shown === undefined) return undefined;
  const audit = await auditData(now);
  const parts = audit.findings.length > 0 ? describeFindings(audit.findings, ownerLanguage) : undefined;
  const problem = parts && ownerTexts(ownerLanguage)('dataProblem.found', { parts });
  if (problem !== shown) await document.ref.update({ dataProblem: problem ?? FieldValue.delete() });
  if (parts) await reportDataProblem(parts, now);
  return audit;
}
