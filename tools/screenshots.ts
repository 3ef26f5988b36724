/*
 * `npm run screenshots`: pictures of every page, of its dialogs and menus, and of the owner's desk, in `.cache/screenshots/`. Starts the
 * site unless it runs. Further arguments are passed to Playwright's runner:
 *
 *   npm run screenshots                                            in English, as on a phone, a tablet and a desk
 *   npm run screenshots -- --project "de-*" --grep "contact|desk"  other languages or widths (pl-360), pages by name
 */
import { findChromium } from './support/findChromium.ts';
import { runInTerminal } from './support/runCommand.ts';
import { runTask } from './support/runTask.ts';

await runTask(async () => {
  const asked = process.argv.slice(2);
  const project = asked.some((one) => one.startsWith('--project')) ? [] : ['--project', 'en-*'];
  const args = ['test', '--config', 'tests/screenshots/playwright.config.ts', ...project, ...asked];
  return runInTerminal('playwright', args, { CHROMIUM_PATH: (await findChromium()) ?? '' });
});
