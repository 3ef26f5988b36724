// `npm run picture`: writes docs/site.jpg, the home page on desktop and phone. Needs a running `npm start`.
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { defaultLanguage } from '../functions/src/domain/language.ts';
import { pathTo } from '../functions/src/domain/sitePaths.ts';
import apartments from '../villa/apartments.json' with { type: 'json' };
import { launchChromium } from './support/launchChromium.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { host, ports } from './support/ports.ts';
import { inProject } from './support/projectRoot.ts';
import { runTask } from './support/runTask.ts';
import { print } from './support/step.ts';

const site = `http://${host}:${ports.site}`;

/** Screenshot of the first view, as a data URL. */
async function photograph(browser: Browser, path: string, width: number, height: number): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1.5, locale: 'en-GB' });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  // Closes the consent card, if there is one.
  const reject = page.getByRole('button', { name: 'Reject all' });
  await reject.click({ timeout: 5000 }).catch(() => undefined);
  const png = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return `data:image/png;base64,${png.toString('base64')}`;
}

await runTask(
  async (processGroup) => {
    const response = await fetch(site).catch(() => undefined);
    if (!response?.ok)
      throw new PlainFailure(`There is no site at ${site}: run "npm start" in another terminal first.`);
    const browser = await launchChromium();
    const desk = await photograph(browser, '/', 1440, 1000);
    const phone = await photograph(browser, pathTo('apartment', defaultLanguage, apartments[0]!.slug), 390, 800);
    const page = await browser.newPage({ viewport: { width: 1500, height: 960 } });
    await page.setContent(`
      <body style="margin:0;background:#f2ece1;height:960px;position:relative;overflow:hidden">
        <img src="${desk}" style="position:absolute;left:60px;top:60px;width:1210px;border-radius:14px;box-shadow:0 20px 60px #18282f44">
        <img src="${phone}" style="position:absolute;right:60px;bottom:50px;width:330px;border-radius:30px;border:8px solid #18282f;box-shadow:0 20px 60px #18282f66">
      </body>`);
    await mkdir(inProject('docs'), { recursive: true });
    await writeFile(inProject('docs/site.jpg'), await page.screenshot({ type: 'jpeg', quality: 82 }));
    await browser.close();
    print('docs/site.jpg taken');
    await processGroup.stop();
    process.exit(0);
  },
  () => false,
);
