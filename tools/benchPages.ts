/*
 * `npm run bench:pages`: Lighthouse for the built public pages, as a phone. Ends with status 1 when a target is missed.
 *
 *   npm run bench:pages -- --only home,contact --language de,hr   some pages in some languages
 *   npm run bench:pages -- --rough                                one run each: for a quick look, not as proof
 *
 * A page's largest contentful paint is compared with that of its twin, the same page without scripts, visited alternately. Network and
 * processor are really throttled for both.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { languages } from '../functions/src/domain/language.ts';
import { pathTo } from '../functions/src/domain/sitePaths.ts';
import apartments from '../villa/apartments.json' with { type: 'json' };
import { buildWeb } from './support/buildWeb.ts';
import { findChromium } from './support/findChromium.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { inProject } from './support/projectRoot.ts';
import { runTask } from './support/runTask.ts';
import { servePages } from './support/servePages.ts';
import { print, secondsSince } from './support/step.ts';

const pageNames = ['home', 'apartments', 'apartment', 'about', 'contact'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Audits whose figure is compared. Lighthouse gives no figure if the page has no quiet moment. */
const measured = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'interactive'] as const;
const RUNS = 5;
const MOST_ATTEMPTS = 5;
/** Share of the processor's best speed. Below it, the machine is busy with other work. */
const QUIET_SHARE = 0.8;
/** Port of the browser's DevTools, to which Lighthouse connects. */
const port = 9222;
/** Slow 4G and a slow phone, really throttled. */
const slowed: Flags = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
};

type Report = RunnerResult['lhr'];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: pageNames.join() },
    language: { type: 'string', default: languages.join() },
    rough: { type: 'boolean', default: false },
  },
});

/** The best processor speed that Lighthouse has measured. */
let quietIndex = 0;

/**
 * Repeats runs without a figure, and runs on a busy machine, where Lighthouse's `benchmarkIndex` is lower.
 * @throws {PlainFailure} if the page fails, or no run can be used
 */
async function audit(url: string, flags: Flags = {}): Promise<Report> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const run = await lighthouse(url, { port, logLevel: 'silent', ...flags });
    if (!run || run.lhr.runtimeError) throw new PlainFailure(`Lighthouse at ${url}: ${run?.lhr.runtimeError?.message}`);
    const { benchmarkIndex } = run.lhr.environment;
    quietIndex = Math.max(quietIndex, benchmarkIndex);
    const isQuiet = values.rough || benchmarkIndex >= QUIET_SHARE * quietIndex;
    if (isQuiet && measured.every((id) => run.lhr.audits[id]?.numericValue !== undefined)) return run.lhr;
  }
  throw new PlainFailure(`Lighthouse at ${url}: the machine or the page was busy in ${MOST_ATTEMPTS} runs in a row.`);
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
const audited = (runs: Report[], id: (typeof measured)[number]) =>
  median(runs.map(({ audits }) => audits[id]!.numericValue!));

/** Scripts that were requested before the page's `load` event. */
function earlyScripts({ audits }: Report): number {
  type Items<Item> = { items: Item[] } | undefined;
  const requests = audits['network-requests']?.details as Items<{ resourceType: string; networkRequestTime: number }>;
  const [metrics] = (audits['metrics']?.details as Items<{ observedLoad: number }>)?.items ?? [];
  const scripts = requests!.items.filter(({ resourceType }) => resourceType === 'Script');
  return scripts.filter(({ networkRequestTime }) => networkRequestTime < metrics!.observedLoad).length;
}

/** The measured figures of a page, and whether each meets its target. */
async function measure(site: string, twin: string, path: string, runs: number) {
  const [simulated, pages, twins]: Report[][] = [[], [], []];
  for (let turn = 0; turn < runs; turn += 1) {
    simulated!.push(await audit(site + path, { onlyCategories: [...categories] }));
    twins!.push(await audit(twin + path, { ...slowed, onlyCategories: ['performance'] }));
    pages!.push(await audit(site + path, { ...slowed, onlyCategories: ['performance'] }));
  }
  const scoreOf = (name: string) => Math.round(100 * median(simulated!.map((run) => run.categories[name]?.score ?? 0)));
  const scores = categories.map((name): [string, number, boolean] => {
    const score = scoreOf(name);
    return [name, score, score >= (name === 'performance' ? 97 : 100)];
  });
  const largestPaint = audited(pages!, 'largest-contentful-paint') / audited(twins!, 'largest-contentful-paint');
  const upTo = (name: string, value: number, limit: number): [string, number, boolean] => [name, value, value <= limit];
  return [
    ...scores,
    upTo('LCP/twin', Number(largestPaint.toFixed(2)), 1.25),
    upTo('TBT ms', Math.round(audited(pages!, 'total-blocking-time')), 100),
    upTo('CLS', Number(audited(pages!, 'cumulative-layout-shift').toFixed(3)), 0.01),
    upTo('interactive ms', Math.round(audited(pages!, 'interactive')), 3600),
    upTo('early scripts', Math.max(...pages!.map(earlyScripts)), 0),
  ];
}

await runTask(async () => {
  const began = performance.now();
  await buildWeb();
  const [site, twin] = [await servePages(), await servePages({ scriptless: true })];
  const executablePath = await findChromium();
  await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  const rows: Record<string, Record<string, number>> = {};
  let missed = 0;
  for (const name of pageNames.filter((one) => values.only.split(',').includes(one))) {
    for (const language of languages.filter((one) => values.language.split(',').includes(one))) {
      const path = encodeURI(
        name === 'apartment' ? pathTo(name, language, apartments[0]!.slug) : pathTo(name, language),
      );
      const figures = await measure(site.origin, twin.origin, path, values.rough ? 1 : RUNS);
      const over = figures.filter(([, , isGood]) => !isGood).map(([what, value]) => `${what} ${value}`);
      rows[path] = Object.fromEntries(figures.map(([what, value]) => [what, value]));
      if (over.length > 0) missed += 1;
      print(over.length === 0 ? `✓ ${path}` : `✗ ${path}: ${over.join(', ')}`);
    }
  }
  console.table(rows);
  mkdirSync(inProject('.cache', 'bench'), { recursive: true });
  writeFileSync(inProject('.cache', 'bench', 'pages.json'), JSON.stringify(rows, null, 2));
  print(
    `${missed === 0 ? 'Every target is met.' : `${missed} pages miss a target.`} All in all ${secondsSince(began)}.`,
  );
  return missed > 0 ? 1 : 0;
});
