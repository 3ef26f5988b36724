import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { defaultLanguage } from '../../functions/src/domain/language.ts';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import { host, ports } from '../support/ports.ts';
import { print } from '../support/step.ts';
import { storedSession } from '../support/storedSession.ts';
import { writeTable } from './writeTable.ts';

/** As in emulator-data/sampleOwner.ts. */
const OWNER = 'sample-owner';
const SLOWER = 4;
const PHONE = { width: 360, height: 740 };
/** A page that keeps up shows 60 frames a second; one that is left out is not felt, three are. */
const STUTTER_MS = 50;
/** Of all frames. */
const MOST_STUTTERS = 0.01;
/** Pixels of a draw of the finger, and its speed in pixels per second. */
const DRAW = 280;
const SPEEDS = { slowly: 600, quickly: 2000 };
const FRAME_MS = 1000 / 60;
const REST_MS = 100;
const QUIET_MS = 3000;

type Seen = { frames: number[]; longTasks: number[]; bare: number };

const watch = readFileSync(new URL('./watchFrames.js', import.meta.url), 'utf8');

/** Scrolls the calendar from today to its end. @returns whether it never stutters to speak of */
export async function measureScrolling(browser: Browser): Promise<boolean> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en-GB' });
  const page = await context.newPage();
  const { key, value } = await storedSession(OWNER);
  await page.goto(`http://${host}:${ports.site}/robots.txt`);
  await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`);
  const rows = [
    ['a finger draws', 'slower', 'frames', 'median', '95 %', '99 %', 'longest', 'stutters', 'long tasks', 'bare'],
  ];
  let isEven = true;
  for (const [how, speed] of Object.entries(SPEEDS)) {
    for (const slower of [1, SLOWER]) {
      const { frames, longTasks, bare } = await scrollThrough(page, speed, slower);
      const at = (share: number) => `${(frames[Math.floor((frames.length - 1) * share)] ?? 0).toFixed(0)} ms`;
      const stutters = frames.filter((ms) => ms > STUTTER_MS).length;
      if (slower === SLOWER && stutters > frames.length * MOST_STUTTERS) isEven = false;
      rows.push([
        how,
        `${slower}x`,
        String(frames.length),
        ...[0.5, 0.95, 0.99, 1].map(at),
        `${((100 * stutters) / frames.length).toFixed(1)} %`,
        String(longTasks.length),
        `${((100 * bare) / frames.length).toFixed(1)} %`,
      ]);
    }
  }
  print(writeTable(rows));
  print(`Stutters are frames over ${STUTTER_MS} ms, bare ones show a day that is not drawn yet.`);
  await context.close();
  return isEven;
}

/** @returns frame times in ascending order, in ms */
async function scrollThrough(page: Page, speed: number, slower: number): Promise<Seen> {
  await page.goto(`http://${host}:${ports.site}${hostPath(defaultLanguage, 'calendar')}`);
  const grid = page.getByRole('grid');
  await grid.waitFor();
  await pause(QUIET_MS);
  const { x, y, height } = (await grid.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(watch);
  for (let end = await scrolled(page), before = -1; end !== before;) {
    before = end;
    await draw(session, { x: x + PHONE.width - 30, y: y + height * 0.6 }, speed);
    end = await scrolled(page);
  }
  const seen = await page.evaluate<Seen>('window.watchedFrames()');
  if (seen.frames.length === 0) throw new Error('the calendar did not scroll');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { ...seen, frames: seen.frames.toSorted((a, b) => a - b) };
}

const scrolled = (page: Page) => page.evaluate<number>(`document.querySelector('[role=grid]').scrollLeft`);

/** A finger that moves with every frame, and rests before it lets go, so that nothing glides on. */
async function draw(session: CDPSession, { x, y }: { x: number; y: number }, speed: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y });
  const moves: Promise<unknown>[] = [];
  for (let moved = 0; moved < DRAW;) {
    await pause(FRAME_MS);
    moved = Math.min(DRAW, moved + (speed * FRAME_MS) / 1000);
    // A finger does not wait for the page.
    moves.push(touch('touchMove', { x: x - moved, y }));
  }
  await Promise.all(moves);
  await pause(REST_MS);
  await touch('touchEnd');
}
