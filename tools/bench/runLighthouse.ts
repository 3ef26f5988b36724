import lighthouse from 'lighthouse';
import { print } from '../support/step.ts';
import type { BenchedPage } from './benchedPages.ts';
import type { QuietWatch } from './QuietWatch.ts';
import type { ServedSite } from './servePages.ts';
import { writeTable } from './writeTable.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Audited = { scores: Record<Category, number>; failing: string[] };
export type ScoredPage = BenchedPage & Audited;

/** One run as a phone, with Lighthouse's own settings. */
async function audit(url: string, port: number): Promise<Audited> {
  const run = await lighthouse(url, { port, logLevel: 'silent', output: 'json', onlyCategories: [...categories] });
  if (!run) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { categories: found, audits, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const failing = categories
    .filter((name) => scores[name] < 100)
    .flatMap((name) => (found[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => audits[id]))
    .filter((one) => one !== undefined && one.score !== null && one.score < 1)
    .map((one) => `${one!.id}${one!.displayValue ? ` ${one!.displayValue}` : ''}`);
  return { scores, failing: [...new Set(failing)] };
}

const isPerfect = ({ scores }: Audited) => categories.every((name) => scores[name] === 100);
const sumOf = ({ scores }: Audited) => categories.reduce((sum, name) => sum + scores[name], 0);

/** The middle one of `mostRuns` on a quiet machine, or the first if nothing is missing in it. */
async function auditPage(
  url: string,
  { port, watch, mostRuns }: { port: number; watch: QuietWatch; mostRuns: number },
): Promise<Audited | undefined> {
  const runs: Audited[] = [];
  for (let turn = 0; turn < 2 * mostRuns && runs.length < mostRuns; turn += 1) {
    const run = await watch.run(() => audit(url, port));
    if (!run) continue;
    runs.push(run);
    if (runs.length === 1 && isPerfect(run)) return run;
  }
  return runs.length < mostRuns ? undefined : runs.toSorted((a, b) => sumOf(a) - sumOf(b))[mostRuns >> 1];
}

/** Lighthouse for the pages one by one, printed as a table with what keeps a page from 100. */
export async function runLighthouse(
  site: ServedSite,
  pages: BenchedPage[],
  how: { port: number; watch: QuietWatch; mostRuns: number },
): Promise<{ scored: ScoredPage[]; missed: number }> {
  const rows = [['page', '', ...categories, '']];
  const scored: ScoredPage[] = [];
  let missed = 0;
  for (const page of pages) {
    const found = await auditPage(site.origin + encodeURI(page.path), how);
    if (!found || !isPerfect(found)) missed += 1;
    if (found) scored.push({ ...page, ...found });
    const verdict = !found ? 'not measured: the machine was busy' : isPerfect(found) ? 'ok' : found.failing.join(', ');
    rows.push([page.name, page.language, ...categories.map((name) => String(found?.scores[name] ?? '-')), verdict]);
    print(`${found && isPerfect(found) ? '✓' : '✗'} Lighthouse ${page.path}: ${verdict}`);
  }
  print(`\n${writeTable(rows)}\n`);
  return { scored, missed };
}
