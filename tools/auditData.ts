// `npm run audit:data`: checks that all stored data agrees, and says for each finding what it means and what to do.
import { parseArgs } from 'node:util';
import { auditData } from '../functions/src/audit/auditData.ts';
import { findingGroups, findingKinds, type Finding } from '../functions/src/audit/Finding.ts';
import { chooseDatabase } from './support/chooseDatabase.ts';
import { runTask } from './support/runTask.ts';
import { print, printDone } from './support/step.ts';

/** Number of findings of one kind that are listed. */
const mostListed = 20;

function printFindings(findings: readonly Finding[]): void {
  for (const group of findingGroups) {
    for (const [kind, { means, todo }] of Object.entries(findingKinds[group])) {
      const found = findings.filter((finding) => finding.kind === kind);
      if (found.length === 0) continue;
      print(`\n${kind} (${found.length})\n  ${means}\n  What to do: ${todo}`);
      for (const { path, with: other } of found.slice(0, mostListed)) print(`  - ${path}: ${other}`);
      if (found.length > mostListed) print(`  - and ${found.length - mostListed} more`);
    }
  }
}

await runTask(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const database = await chooseDatabase(values.project);
  const began = performance.now();
  const { findings, reads } = await auditData(new Date());
  printFindings(findings);
  if (findings.length > 0) print('');
  printDone(`${database} was checked: ${findings.length} findings, ${reads} documents read, none written`, began);
  return findings.length === 0 ? 0 : 1;
});
