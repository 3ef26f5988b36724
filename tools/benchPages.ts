/*
 * `npm run bench:pages`: how fast the built pages are, against their targets. Ends with status 1 when one is missed, or could not be
 * measured because the machine was busy. Everything takes most of an hour; less with
 *
 *   npm run bench:pages -- --only home,contact --language de,hr   some pages in some languages
 *   npm run bench:pages -- --part visits                          one part: visits, touch or lighthouse (comma-separated)
 *   npm run bench:pages -- --rough                                one visit each, busy or not: a look while developing, no proof
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { languages } from '../functions/src/domain/language.ts';
import { benchedPages, pageNames } from './bench/benchedPages.ts';
import { measureFirstTouch } from './bench/measureFirstTouch.ts';
import { measurePages } from './bench/measurePages.ts';
import { QuietWatch } from './bench/QuietWatch.ts';
import { runLighthouse } from './bench/runLighthouse.ts';
import { servePages } from './bench/servePages.ts';
import { buildWeb } from './support/buildWeb.ts';
import { launchChromium } from './support/launchChromium.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { host } from './support/ports.ts';
import { inProject } from './support/projectRoot.ts';
import { runTask } from './support/runTask.ts';
import { print, secondsSince } from './support/step.ts';

const RUNS = 5;
const PATIENCE_MS = 15 * 60_000;
const parts = ['visits', 'touch', 'lighthouse'] as const;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    language: { type: 'string' },
    part: { type: 'string' },
    rough: { type: 'boolean', default: false },
  },
});

/** The names asked for, all of them when none is. */
function chosen<Name extends string>(asked: string | undefined, all: readonly Name[]): Name[] {
  if (asked === undefined) return [...all];
  const wrong = asked.split(',').find((name) => !all.some((known) => known === name));
  if (wrong !== undefined) throw new PlainFailure(`There is no "${wrong}": choose from ${all.join(', ')}.`);
  return all.filter((name) => asked.split(',').includes(name));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, host, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

await runTask(
  async (processGroup) => {
    const began = performance.now();
    const pages = benchedPages(chosen(values.only, pageNames), chosen(values.language, languages));
    const wanted = chosen(values.part, parts);
    await buildWeb();
    const site = await servePages();
    const twin = await servePages({ scriptless: true });
    const port = await freePort();
    const browser = await launchChromium([
      `--ignore-certificate-errors-spki-list=${site.trust},${twin.trust}`,
      `--remote-debugging-port=${port}`,
    ]);
    const watch = await QuietWatch.over(browser, {
      patience: values.rough ? 0 : PATIENCE_MS,
      keepsBusy: values.rough,
    });

    const visits = wanted.includes('visits')
      ? await measurePages(port, { site, twin }, pages, { runs: values.rough ? 1 : RUNS, watch })
      : { measured: [], missed: 0 };
    const touch = wanted.includes('touch') ? await measureFirstTouch(browser, site) : { missed: 0 };
    const lighthouse = wanted.includes('lighthouse')
      ? await runLighthouse(site, pages, { port, watch, mostRuns: values.rough ? 1 : 3 })
      : { scored: [], missed: 0 };

    await browser.close();
    mkdirSync(inProject('.cache', 'bench'), { recursive: true });
    writeFileSync(
      inProject('.cache', 'bench', 'pages.json'),
      JSON.stringify({ visits: visits.measured, lighthouse: lighthouse.scored }, null, 2),
    );
    const missed = visits.missed + touch.missed + lighthouse.missed;
    const busy = values.rough ? 'kept, so this proves nothing' : 'thrown away';
    print(
      `${watch.runs} runs, ${watch.busyRuns} of them on a busy machine and ${busy}. All in all ${secondsSince(began)}.`,
    );
    print(missed === 0 ? 'Every target is met.' : `${missed} rows miss a target or were not measured.`);
    await processGroup.stop();
    process.exit(missed > 0 ? 1 : 0);
  },
  () => false,
);
