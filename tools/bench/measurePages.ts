import { print } from '../support/step.ts';
import type { BenchedPage } from './benchedPages.ts';
import { measureVisit, type Visit } from './measureVisit.ts';
import type { QuietWatch } from './QuietWatch.ts';
import type { ServedSite } from './servePages.ts';
import { overTarget, targets, type Figures, type Measured } from './targets.ts';
import { writeTable } from './writeTable.ts';

export type MeasuredPage = BenchedPage & { figures: Figures; firstSight: { page: number; twin: number } };

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Visits the page and its twin by turns until each has enough quiet runs; undefined when the machine never was quiet enough. */
async function measurePage(
  port: number,
  { site, twin }: { site: ServedSite; twin: ServedSite },
  page: BenchedPage,
  { runs, watch }: { runs: number; watch: QuietWatch },
): Promise<MeasuredPage | undefined> {
  const visits: Visit[] = [];
  const twins: Visit[] = [];
  // The first visit of each only warms up the server, the compressed files and the browser's caches of code.
  await measureVisit(port, twin, page.path, false);
  await measureVisit(port, site, page.path, true);
  for (let turn = 0; visits.length < runs || twins.length < runs; turn += 1) {
    if (turn >= 3 * runs) return undefined;
    if (visits.length < runs) {
      const visit = await watch.run(() => measureVisit(port, site, page.path, true));
      if (visit) visits.push(visit);
    }
    if (twins.length < runs) {
      const visit = await watch.run(() => measureVisit(port, twin, page.path, false));
      if (visit) twins.push(visit);
    }
  }
  const middle = (name: keyof Visit) => median(visits.map((visit) => visit[name]));
  const firstSight = { page: middle('largestPaint'), twin: median(twins.map(({ largestPaint }) => largestPaint)) };
  return {
    ...page,
    firstSight,
    figures: {
      largestPaint: firstSight.page / firstSight.twin,
      blocked: middle('blocked'),
      shift: middle('shift'),
      interactive: middle('interactive'),
      scriptBeforeLoad: middle('scriptBeforeLoad'),
      script: middle('script'),
      html: site.weigh(page.path),
      firebase: middle('firebase'),
    },
  };
}

/** Measures the pages one by one in the browser that is debugged at the port and prints them as a table. Returns how many pages miss a target or could not be measured. */
export async function measurePages(
  port: number,
  served: { site: ServedSite; twin: ServedSite },
  pages: BenchedPage[],
  quiet: { runs: number; watch: QuietWatch },
): Promise<{ measured: MeasuredPage[]; missed: number }> {
  const names = Object.keys(targets) as Measured[];
  const rows = [['page', '', 'LCP', 'twin', ...names.map((name) => targets[name].title), '']];
  const measured: MeasuredPage[] = [];
  let missed = 0;
  for (const page of pages) {
    const found = await measurePage(port, served, page, quiet);
    if (!found) {
      missed += 1;
      rows.push([page.name, page.language, ...names.map(() => '-'), '-', '-', 'not measured: the machine was busy']);
      print(`✗ ${page.path}: not measured, the machine was busy`);
      continue;
    }
    measured.push(found);
    const over = overTarget(page.name, found.figures);
    if (over.length > 0) missed += 1;
    const verdict = over.length === 0 ? 'ok' : `over: ${over.map((name) => targets[name].title).join(', ')}`;
    const { firstSight, figures } = found;
    rows.push([
      page.name,
      page.language,
      `${firstSight.page.toFixed(0)} ms`,
      `${firstSight.twin.toFixed(0)} ms`,
      ...names.map((name) => targets[name].write(figures[name])),
      verdict,
    ]);
    print(`${over.length === 0 ? '✓' : '✗'} ${page.path}: ${verdict}`);
  }
  const limits = names.map((name) => targets[name].write(targets[name].limit('contact')));
  rows.push([
    'at most',
    '',
    '',
    '',
    ...limits,
    `(script of home ${targets.script.write(targets.script.limit('home'))})`,
  ]);
  print(`\n${writeTable(rows)}\n`);
  return { measured, missed };
}
