import type { Browser, CDPSession } from '@playwright/test';
import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** How much of one core strangers may use during a run. */
const STRANGERS_LIMIT = 0.2;
/** How much slower than at its best the machine may be just before or after a run. */
const SLOWNESS_LIMIT = 1.3;

/** Milliseconds for the same small piece of work: more when others, or another machine on the same iron, take the time. */
function spin(): number {
  const block = Buffer.alloc(1 << 20);
  const began = performance.now();
  for (let turn = 0; turn < 8; turn += 1) createHash('sha256').update(block).digest();
  return performance.now() - began;
}

/** Seconds of work by the whole machine since it began. */
function machineWork(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
}

/** How often the browser's processes are looked at, in ms. A tab's process ends with its visit, and takes its count with it. */
const CHECK_EVERY_MS = 200;

type Mark = { at: number; machine: number; own: number; browser: number };

/**
 * Checks whether a run had the machine to itself: how much CPU time others used meanwhile, by the counts of the system, of this process and of
 * the browser's processes, and whether a fixed piece of work took as long as at best. Runs on a busy machine are thrown away and counted.
 */
export class QuietWatch {
  readonly #browser: CDPSession;
  /** Seconds of work by each of the browser's processes when it was last seen, those that have ended too. */
  readonly #browserWork = new Map<number, number>();
  #best = Infinity;
  #waited = 0;
  readonly #patience: number;
  readonly #keepsBusy: boolean;
  runs = 0;
  busyRuns = 0;

  private constructor(browser: CDPSession, { patience, keepsBusy }: { patience: number; keepsBusy: boolean }) {
    this.#browser = browser;
    this.#patience = patience;
    this.#keepsBusy = keepsBusy;
    for (let turn = 0; turn < 12; turn += 1) this.#best = Math.min(this.#best, spin());
  }

  /** @param patience ms to wait in all for the machine to become quiet; `keepsBusy` throws nothing away, for a rough look */
  static async over(browser: Browser, options: { patience: number; keepsBusy: boolean }): Promise<QuietWatch> {
    return new QuietWatch(await browser.newBrowserCDPSession(), options);
  }

  /**
   * Does `work` and answers its result if the machine was quiet all the while, else undefined. Waits before it for a quiet moment, as
   * long as there is patience left.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    await this.#waitForQuiet();
    const began = await this.#mark();
    const slowBefore = this.#slowness();
    const timer = setInterval(() => void this.#checkBrowser().catch(() => {}), CHECK_EVERY_MS);
    const result = await work().finally(() => clearInterval(timer));
    const strangers = this.#strangersSince(began, await this.#mark());
    const isQuiet = strangers <= STRANGERS_LIMIT && Math.max(slowBefore, this.#slowness()) <= SLOWNESS_LIMIT;
    this.runs += 1;
    if (!isQuiet) this.busyRuns += 1;
    return isQuiet || this.#keepsBusy ? result : undefined;
  }

  async #waitForQuiet(): Promise<void> {
    while (this.#waited < this.#patience) {
      const began = await this.#mark();
      await pause(400);
      if (this.#strangersSince(began, await this.#mark()) <= STRANGERS_LIMIT && this.#slowness() <= SLOWNESS_LIMIT)
        return;
      this.#waited += 1400;
      await pause(1000);
    }
  }

  /** How many times longer than at best. The better of two, so that one hiccup does not decide. */
  #slowness(): number {
    const now = Math.min(spin(), spin());
    this.#best = Math.min(this.#best, now);
    return now / this.#best;
  }

  async #mark(): Promise<Mark> {
    await this.#checkBrowser();
    const { user, system } = process.cpuUsage();
    return {
      at: performance.now(),
      machine: machineWork(),
      own: (user + system) / 1_000_000,
      browser: [...this.#browserWork.values()].reduce((sum, one) => sum + one, 0),
    };
  }

  async #checkBrowser(): Promise<void> {
    const { processInfo } = await this.#browser.send('SystemInfo.getProcessInfo');
    for (const { id, cpuTime } of processInfo) this.#browserWork.set(id, cpuTime);
  }

  /** Cores that neither we nor the browser used. */
  #strangersSince(before: Mark, after: Mark): number {
    const others = after.machine - before.machine - (after.own - before.own) - (after.browser - before.browser);
    return others / ((after.at - before.at) / 1000);
  }
}
