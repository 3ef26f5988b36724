import type { Language } from '../domain/language.ts';
import { ownerTexts } from '../mail/format/mailTexts.ts';
import { findingGroups, groupOf, type Finding } from './Finding.ts';

/** What does not agree, without names. Whoever looks after the site sees the documents with `npm run audit:data`. */
export function describeFindings(findings: readonly Pick<Finding, 'kind'>[], language: Language): string {
  const t = ownerTexts(language);
  const parts = findingGroups.flatMap((group) => {
    const count = findings.filter(({ kind }) => groupOf(kind) === group).length;
    const about = t(`dataProblem.${group}`);
    return count > 0 ? [`${about} (${count})`] : [];
  });
  return parts.join(', ');
}
