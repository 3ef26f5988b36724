import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import axe from 'axe-core';
import { host, ports } from '../../tools/support/ports.ts';
import { storedSession } from '../support/storedSession.ts';
import type { Driver, Point } from './drivers/Driver.ts';

/** A visible element: by role and accessible name, as a guest finds it, or by a CSS selector. */
export type Target = { within?: string } & (
  | { role: 'button' | 'checkbox' | 'combobox' | 'dialog' | 'heading' | 'link' | 'textbox'; name?: string }
  | { css: string }
);

const inPage = readFileSync(new URL('./inPage.js', import.meta.url), 'utf8');

const WAIT_MS = 120_000;
const POLL_MS = 50;
const DELIVERY_MS = 20_000;
const FOCUS_MS = 20_000;
const MOST_DELIVERIES = 3;
const MOST_MISSES = 10;

/** A page as a guest uses it, in any engine: every action waits until it is possible. */
export class GuestPage {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  get errors(): string[] {
    return this.#driver.errors();
  }

  /** @param url a URL of the site, with or without its origin */
  async open(url: string): Promise<void> {
    await this.#driver.open(new URL(url, `http://${host}:${ports.site}`).href);
  }

  async goBack(): Promise<void> {
    await this.#driver.evaluate('void setTimeout(() => history.back())');
  }

  async waitUntilHydrated(): Promise<void> {
    await this.waitFor('the page is hydrated', async () =>
      this.#driver.evaluate<boolean>(`document.documentElement.hasAttribute('data-hydrated')`),
    );
  }

  /** @returns path and query of the page */
  async path(): Promise<string> {
    return this.#driver.evaluate<string>('location.pathname + location.search');
  }

  /** A number that is different after every load of a document. */
  async documentId(): Promise<number> {
    return this.#evaluate<number>('window.guestInput.documentId');
  }

  async text(target: Target): Promise<string> {
    return this.#evaluate<string>(`(${found(target)}?.innerText ?? '').replace(/\\s+/g, ' ').trim()`);
  }

  async value(target: Target): Promise<string> {
    return this.#evaluate<string>(`${found(target)}?.value ?? ''`);
  }

  async attribute(target: Target, name: string): Promise<string | null> {
    return this.#evaluate<string | null>(`${found(target)}?.getAttribute(${JSON.stringify(name)}) ?? null`);
  }

  async isShown(target: Target): Promise<boolean> {
    return this.#evaluate<boolean>(`Boolean(${found(target)})`);
  }

  async expectShown(target: Target): Promise<void> {
    await this.waitFor(`${JSON.stringify(target)} is shown`, () => this.isShown(target));
  }

  async expectHidden(target: Target): Promise<void> {
    await this.waitFor(`${JSON.stringify(target)} is hidden`, async () => !(await this.isShown(target)));
  }

  async expectText(target: Target, text: string): Promise<void> {
    const expected = text.replace(/\s+/g, ' ').trim();
    await this.waitFor(`${JSON.stringify(target)} has the text "${text}"`, async () => {
      const actual = await this.text(target);
      return actual.includes(expected) || actual;
    });
  }

  async tap(target: Target): Promise<void> {
    for (let turn = 1; turn <= MOST_MISSES; turn += 1) {
      await this.#tapOnce(target);
      // If there is no answer, the tap has led to another document.
      const missed = await this.#evaluate<boolean>('window.guestInput.missed').catch(() => false);
      if (!missed) return;
      console.log(`▸ ${JSON.stringify(target)} had moved when it was tapped`);
    }
    throw new Error(`${JSON.stringify(target)} moves whenever it is tapped`);
  }

  async #tapOnce(target: Target): Promise<void> {
    let last: Point | undefined;
    // Waits until the position is the same twice, because a tap would miss an element that is still moving.
    await this.waitFor(`${JSON.stringify(target)} can be tapped`, async () => {
      const point = await this.#evaluate<Point | string>(`window.guestPage.findTapPoint(${found(target)})`);
      if (typeof point === 'string') return point;
      const stands = last?.x === point.x && last.y === point.y;
      last = point;
      return stands || 'moves';
    });
    await this.#deliver('pointerdown', () => this.#driver.tap(last!));
  }

  /**
   * Expects that axe finds no violation on the current page. Contrast is checked in Chromium only (`tests/e2e`),
   * because it is the same in every engine, and elements that fade in would fail.
   */
  async expectAccessible(): Promise<void> {
    const options = {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'color-contrast': { enabled: false } },
    };
    await this.#driver.evaluate(`(() => {
      if (!window.axe) { ${axe.source} }
      window.axeFound = undefined;
      window.axe.run(document, ${JSON.stringify(options)}).then(
        ({ violations }) => {
          window.axeFound = violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(({ id, help, nodes }) => id + ': ' + help + ' ' + nodes.map(({ html }) => html.slice(0, 200)).join(' '));
        },
        (error) => { window.axeFound = [String(error)]; },
      );
      return true;
    })()`);
    let found: string[] | null = null;
    await this.waitFor('axe has looked at the page', async () => {
      found = await this.#driver.evaluate<string[] | null>('window.axeFound ?? null');
      return found !== null;
    });
    expect(found, `axe on ${await this.path()}`).toEqual([]);
  }

  /** Chooses a day or an entry of a list. The browser's own picker is not part of the page. */
  async choose(target: Target, value: string): Promise<void> {
    await this.expectShown(target);
    await this.#evaluate<void>(`window.guestPage.setValue(${found(target)}, ${JSON.stringify(value)})`);
    await this.waitFor(`${JSON.stringify(target)} holds "${value}"`, async () => {
      const actual = await this.value(target);
      return actual === value || actual;
    });
  }

  /** Restores Firebase's stored session, as if from an earlier visit. */
  async restoreSession(uid: string): Promise<void> {
    const { key, value } = await storedSession(uid);
    // A file of the site that has no scripts.
    await this.open('/robots.txt');
    await this.#driver.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`);
  }

  async type(target: Target, text: string): Promise<void> {
    await this.#focus(target);
    await this.#deliver('keydown', () => this.#driver.type(text));
    await this.waitFor(`${JSON.stringify(target)} holds "${text}"`, async () => {
      const value = await this.value(target);
      return value === text || value;
    });
  }

  /**
   * Taps a field until it has the focus, as a guest would, because a page may move under the first tap while it
   * hydrates.
   */
  async #focus(target: Target): Promise<void> {
    for (let turn = 1; turn <= MOST_DELIVERIES; turn += 1) {
      if (turn > 1) console.log(`▸ ${JSON.stringify(target)} was tapped again: it had no focus`);
      await this.tap(target);
      for (const began = performance.now(); performance.now() - began < FOCUS_MS; await pause(POLL_MS)) {
        if (await this.#evaluate<boolean>(`document.activeElement === ${found(target)}`).catch(() => false)) return;
      }
    }
    throw new Error(`${JSON.stringify(target)} gets no focus when it is tapped`);
  }

  /** Swipes a row of pictures by most of its width, once the row is at rest. */
  async swipeLeft(target: Target): Promise<void> {
    let last: number | undefined;
    await this.waitFor(`${JSON.stringify(target)} is at rest`, async () => {
      const left = await this.#evaluate<number>(`${found(target)}.scrollLeft`);
      const rests = left === last;
      last = left;
      return rests;
    });
    const box = await this.#evaluate<Point & { width: number; height: number }>(
      `${found(target)}.getBoundingClientRect().toJSON()`,
    );
    await this.#evaluate<void>('window.guestInput.meant = undefined');
    // Swipes above the buttons at the ends of the row.
    const y = Math.round(box.y + box.height / 4);
    const at = (share: number) => ({ x: Math.round(box.x + box.width * share), y });
    await this.#deliver('swipe', () => this.#driver.swipe(at(0.95), at(0.05)));
  }

  /**
   * Gives input to the page. WebKitGTK's driver sometimes reports success although the page gets no input. Only if no
   * event has reached the document, repeats the input.
   */
  async #deliver(type: 'pointerdown' | 'keydown' | 'swipe', give: () => Promise<void>): Promise<void> {
    const state = () =>
      this.#evaluate<string>(`window.guestInput.documentId + ' ' + window.guestInput.${type}`).catch(
        () => 'on its way',
      );
    for (let turn = 1; turn <= MOST_DELIVERIES; turn += 1) {
      const before = await state();
      if (turn > 1) console.log(`▸ the driver lost a ${type}`);
      await give();
      for (const began = performance.now(); performance.now() - began < DELIVERY_MS; await pause(POLL_MS)) {
        if ((await state()) !== before) return;
      }
    }
    throw new Error(`The driver delivered no ${type} in ${MOST_DELIVERIES} tries`);
  }

  #evaluate<Result>(expression: string): Promise<Result> {
    return this.#driver.evaluate(`(() => { ${inPage}; return ${expression}; })()`);
  }

  /**
   * Polls until the condition holds.
   * @param condition returns true, or false or a text that describes the current state
   */
  async waitFor(what: string, condition: () => Promise<boolean | string>): Promise<void> {
    let actual: unknown;
    for (const began = performance.now(); performance.now() - began < WAIT_MS; await pause(POLL_MS)) {
      try {
        actual = await condition();
        if (actual === true) return;
      } catch (error) {
        // Another document was replacing this one.
        actual = error;
      }
    }
    throw new Error(`Within ${WAIT_MS / 1000} s it did not come true that ${what}: ${String(actual)}`);
  }
}

function found(target: Target): string {
  return `window.guestPage.findElement(${JSON.stringify(target)})`;
}
