import { FieldValue } from 'firebase-admin/firestore';
import { settingsDocument } from '../contract/collections.ts';
import { todayIn, weekdayOf } from '../domain/isoDate.ts';
import type { Language } from '../domain/language.ts';
import { ownerTexts } from '../mail/format/mailTexts.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { auditData, type Audit } from './auditData.ts';
import { findingGroups, groupOf, type Finding } from './Finding.ts';

const monday = 1;

/**
 * Checks on Mondays, at the property, whether all that is stored agrees. If not, `settings/property` gets the field `dataProblem`, which
 * the desk shows in Today. Until that is gone, it is checked every morning. Called twice, it writes once.
 * @returns `undefined` if it was not checked
 */
export async function showDataProblem(now: Date): Promise<Audit | undefined> {
  const { timeZone, ownerLanguage } = await readSettings();
  const document = await firestore().doc(settingsDocument).get();
  const shown = document.get('dataProblem') as unknown;
  if (weekdayOf(todayIn(timeZone, now)) !== monday && shown === undefined) return undefined;
  const audit = await auditData(now);
  const problem = audit.findings.length > 0 ? problemText(audit.findings, ownerLanguage) : undefined;
  if (problem !== shown) await document.ref.update({ dataProblem: problem ?? FieldValue.delete() });
  return audit;
}

/** What does not agree, without names. Whoever looks after the site sees the documents with `npm run audit:data`. */
function problemText(findings: readonly Finding[], language: Language): string {
  const t = ownerTexts(language);
  const parts = findingGroups.flatMap((group) => {
    const count = findings.filter(({ kind }) => groupOf(kind) === group).length;
    const about = t(`dataProblem.${group}`);
    return count > 0 ? [`${about} (${count})`] : [];
  });
  return t('dataProblem.found', { parts: parts.join(', ') });
}
