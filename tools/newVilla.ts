/*
 * `npm run new-villa`: makes the site another villa's. It asks, then replaces `villa/` and the texts that speak of the villa.
 *
 *   npm run new-villa
 *   npm run new-villa -- --answers FILE    the answers are in a JSON file, as tools/newVilla/Answers.ts describes it
 *   npm run new-villa -- --answers FILE --yes    and nothing is asked before files are replaced
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { confirm } from '@inquirer/prompts';
import { todayIn } from '../functions/src/domain/isoDate.ts';
import { parseAnswers } from './newVilla/Answers.ts';
import { askAnswers } from './newVilla/askAnswers.ts';
import { remainingWork } from './newVilla/remainingWork.ts';
import { writeVilla } from './newVilla/writeVilla.ts';
import { findContentFaults } from './support/findContentFaults.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { inProject, projectRoot } from './support/projectRoot.ts';
import { mustRun } from './support/runCommand.ts';
import { runTask } from './support/runTask.ts';
import { print } from './support/step.ts';

function readAnswers(file: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file), 'utf8'));
  } catch (error) {
    throw new PlainFailure(`${file} cannot be read: ${(error as Error).message}`);
  }
}

await runTask(
  async (processGroup) => {
    const { values } = parseArgs({ options: { answers: { type: 'string' }, yes: { type: 'boolean' } } });
    const answers = values.answers ? parseAnswers(readAnswers(values.answers), values.answers) : await askAnswers();
    const question =
      'Everything in villa/ and the texts of the villa in locales/ are replaced, with what was changed in them. Go on?';
    if (!values.yes && !(await confirm({ message: question, default: false }))) {
      throw new PlainFailure('Nothing was written.');
    }
    await writeVilla(projectRoot, answers, todayIn(answers.timeZone));
    // In new processes, which read the new villa.
    const run = (tool: string) =>
      mustRun(`tools/${tool}.ts`, tool, process.execPath, [inProject('tools', `${tool}.ts`)]);
    await run('rewrites');
    const faults = findContentFaults(projectRoot);
    if (faults.length > 0) throw new PlainFailure(`The villa is written, but not whole:\n${faults.join('\n')}`);
    print(remainingWork(answers));
    await processGroup.stop();
    process.exit(0);
  },
  () => false,
);
