import type { Browser, Page } from '@playwright/test';
import { addDays, todayIn, weekdayOf, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import { defaultLanguage } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import messages from '../../locales/en/stay.json' with { type: 'json' };
import apartments from '../../villa/apartments.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { print } from '../support/step.ts';
import { isFirebase } from './isFirebase.ts';
import type { ServedSite } from './servePages.ts';
import { firebaseLimits } from './targets.ts';
import { writeTable } from './writeTable.ts';

/** Long enough for what a touch brings on a line without limits. */
const SETTLE_MS = 1500;
const saturday = 6;

/** From a Saturday to the next, far enough ahead to break no rule of the stay. */
function someWeek(): [IsoDate, IsoDate] {
  const soon = addDays(todayIn(settings.timeZone), 300);
  const checkIn = addDays(soon, (saturday - weekdayOf(soon) + 7) % 7);
  return [checkIn, addDays(checkIn, 7)];
}

/** Each touch of a guest who looks for a stay, and the part of Firebase that it may bring. */
const touches = [
  {
    what: 'opening the calendar',
    brings: 'firestore',
    do: async (page: Page) => {
      await page.getByRole('textbox', { name: messages.checkIn, exact: true }).click();
    },
  },
  {
    what: 'asking for a stay',
    brings: 'functions',
    do: async (page: Page) => {
      const [checkIn, checkOut] = someWeek();
      for (const [name, date] of [
        [messages.checkIn, checkIn],
        [messages.checkOut, checkOut],
      ] as const) {
        await page.getByRole('textbox', { name, exact: true }).fill(date);
        await page.keyboard.press('Enter');
      }
      await page.getByRole('button', { name: messages.check, exact: true }).click();
    },
  },
] as const;

/**
 * What comes with a guest's touches on an apartment's page, by file, and how much of it is Firebase, in bytes as sent. Returns how many
 * touches bring more than they may.
 */
export async function measureFirstTouch(browser: Browser, site: ServedSite): Promise<{ missed: number }> {
  const page = await browser.newPage();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === site.origin && pathname.endsWith('.js')) loaded.add(pathname);
  });
  await page.goto(site.origin + pathTo('apartment', defaultLanguage, apartments[0]!.slug), {
    waitUntil: 'networkidle',
  });
  const rows = [['touch', 'brings', 'script', 'Firebase', 'at most', '']];
  let missed = 0;
  for (const touch of touches) {
    const before = new Set(loaded);
    await touch.do(page);
    await page.waitForTimeout(SETTLE_MS);
    const parts = [...loaded].filter((path) => !before.has(path));
    const weigh = (paths: string[]) => paths.reduce((sum, path) => sum + site.weigh(path), 0);
    const firebase = weigh(parts.filter((path) => isFirebase(site.read(path))));
    const limit = firebaseLimits[touch.brings];
    if (firebase > limit) missed += 1;
    rows.push([
      touch.what,
      parts.map((path) => `${path.replace(/^.*\/|-[\w-]{8}\.js$/g, '')} ${site.weigh(path)} B`).join(', '),
      `${(weigh(parts) / 1000).toFixed(1)} kB`,
      `${(firebase / 1000).toFixed(1)} kB`,
      `${(limit / 1000).toFixed(1)} kB`,
      firebase > limit ? `over: ${touch.brings}` : 'ok',
    ]);
  }
  await page.close();
  print(`\n${writeTable(rows)}\n`);
  return { missed };
}
