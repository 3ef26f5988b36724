/*
 * `npm run new-villa`: turns the site into another villa's. It replaces `villa/` and the texts about the villa by values from a file of
 * answers.
 *
 *   npm run new-villa    reads new-villa.json; writes an example to fill in if there is none
 *   npm run new-villa -- --answers FILE    reads another file
 *   npm run new-villa -- --yes    does not ask before it replaces files
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { todayIn } from '../functions/src/domain/isoDate.ts';
import { answersSchema, parseAnswers } from './newVilla/Answers.ts';
import { remainingWork } from './newVilla/remainingWork.ts';
import { writeVilla } from './newVilla/writeVilla.ts';
import { askPerson } from './support/askPerson.ts';
import { findContentFaults } from './support/findContentFaults.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { inProject, projectRoot } from './support/projectRoot.ts';
import { mustRun } from './support/runCommand.ts';
import { runTask } from './support/runTask.ts';
import { print } from './support/step.ts';

function readAnswers(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new PlainFailure(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** With this schema, editors suggest possible answers and underline wrong ones. */
function writeExample(file: string): void {
  const schema = inProject('.cache', 'new-villa.schema.json');
  mkdirSync(dirname(schema), { recursive: true });
  writeFileSync(schema, JSON.stringify(z.toJSONSchema(answersSchema, { io: 'input', unrepresentable: 'any' })));
  copyFileSync(inProject('tools', 'newVilla', 'example.json'), file);
}

await runTask(async () => {
  const { values } = parseArgs({ options: { answers: { type: 'string' }, yes: { type: 'boolean' } } });
  const own = inProject('new-villa.json');
  const file = values.answers ? resolve(process.env.INIT_CWD ?? process.cwd(), values.answers) : own;
  if (file === own && !existsSync(own)) {
    writeExample(own);
    print('new-villa.json is written, with an invented villa as an example. Make it yours, and run this again.');
    return 0;
  }
  const answers = parseAnswers(readAnswers(file), file);
  print('Everything in villa/ and the texts of the villa in locales/ are replaced, with what was changed in them.');
  if (!values.yes && !(await askPerson('Go on?'))) throw new PlainFailure('Nothing was written.');
  await writeVilla(projectRoot, answers, todayIn(answers.timeZone));
  // In a new process, so that it loads the new villa.
  await mustRun('tools/rewrites.ts', 'rewrites', process.execPath, [inProject('tools', 'rewrites.ts')]);
  const faults = findContentFaults(projectRoot);
  if (faults.length > 0) throw new PlainFailure(`The villa is written, but not whole:\n${faults.join('\n')}`);
  print(remainingWork(answers));
  return 0;
});
