/*
 * `npm run new-villa`: makes the site another villa's. It asks, then replaces `villa/` and the texts that speak of the villa.
 *
 *   npm run new-villa    answers are kept in .cache/new-villa.json, and the next run begins with them
 *   npm run new-villa -- --answers FILE    the answers are in a JSON file, as tools/newVilla/Answers.ts describes it
 *   npm run new-villa -- --answers FILE --yes    and nothing is asked before files are replaced
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { confirm } from '@inquirer/prompts';
import { todayIn } from '../functions/src/domain/isoDate.ts';
import site from '../villa/site.json' with { type: 'json' };
import { draftSchema, parseAnswers, type Answers, type AnswersDraft } from './newVilla/Answers.ts';
import { askAnswers } from './newVilla/askAnswers.ts';
import { Questions } from './newVilla/Questions.ts';
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

const draftFile = inProject('.cache', 'new-villa.json');

async function answersByHand(): Promise<Answers> {
  if (!process.stdin.isTTY) throw new PlainFailure('Run it in a terminal, or with -- --answers FILE.');
  print(
    'Enter takes what is suggested. At the end every answer can still be changed.\nCtrl-C ends, and writes nothing of the villa.',
  );
  const ask = new Questions();
  // Of an older version, they may not fit any more.
  const { data: kept = {} } = existsSync(draftFile)
    ? draftSchema.safeParse(JSON.parse(readFileSync(draftFile, 'utf8')))
    : {};
  const isThere = kept.name !== undefined;
  const draft = isThere && (await ask.yes(`Go on with your answers about ${kept.name}?`, true)) ? kept : {};
  return askAnswers(ask, draft, site.pages, saveDraft);
}

function saveDraft(draft: AnswersDraft): void {
  mkdirSync(dirname(draftFile), { recursive: true });
  writeFileSync(draftFile, JSON.stringify(draft, null, 2));
}

await runTask(
  async (processGroup) => {
    const { values } = parseArgs({ options: { answers: { type: 'string' }, yes: { type: 'boolean' } } });
    const answers = values.answers ? parseAnswers(readAnswers(values.answers), values.answers) : await answersByHand();
    if (values.answers && !values.yes) {
      const question =
        'Everything in villa/ and the texts of the villa in locales/ are replaced, with what was changed in them. Go on?';
      if (!(await confirm({ message: question, default: false }))) throw new PlainFailure('Nothing was written.');
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
