// `npm run export`: writes all stored data as JSON, for restoring, and as CSV, for spreadsheets.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages, isLanguage } from '../functions/src/domain/language.ts';
import { readSettings } from '../functions/src/platform/readSettings.ts';
import { csvFormatOf } from '../functions/src/domain/csvLine.ts';
import { exportDatabase } from './data/exportDatabase.ts';
import { writeTables } from './data/writeTables.ts';
import { chooseDatabase } from './support/chooseDatabase.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { runTask } from './support/runTask.ts';
import { print, printDone } from './support/step.ts';

await runTask(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, to: { type: 'string' }, language: { type: 'string' } },
  });
  const database = await chooseDatabase(values.project);
  const project = process.env.GCLOUD_PROJECT ?? '';
  const folder = values.to ?? `export-${project}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
  if (existsSync(folder)) throw new PlainFailure(`${folder} is there already: name another folder with --to.`);
  const { ownerLanguage, timeZone } = await readSettings();
  const language = values.language ?? ownerLanguage;
  if (!isLanguage(language)) throw new PlainFailure(`--language is one of ${languages.join(', ')}.`);
  const began = performance.now();
  const manifest = await exportDatabase(folder, project);
  await writeTables(folder, manifest, csvFormatOf(language), timeZone);
  const count = Object.values(manifest.documents).reduce((sum, one) => sum + one, 0);
  print(`The folder ${folder} has the data of guests and secret addresses: keep it where only you can read it.`);
  printDone(`${count} documents of ${database} exported`, began);
  return 0;
});
