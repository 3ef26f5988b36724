import { mkdirSync, rmSync } from 'node:fs';
import { findContentFaults } from './findContentFaults.ts';
import { PlainFailure } from './PlainFailure.ts';
import { inProject, projectRoot } from './projectRoot.ts';
import { mustRun } from './runCommand.ts';
import { skipUnchanged } from './skipUnchanged.ts';
import { printDone } from './step.ts';

/** Builds web/dist/client and the translated 404 pages that the functions serve, if anything has changed. */
export async function buildWeb(): Promise<void> {
  const began = performance.now();
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const ran = await skipUnchanged(
    'web',
    {
      inputs: [
        'web',
        'functions/src/domain',
        'functions/src/contract',
        'functions/package.json',
        'locales',
        'villa',
        'package-lock.json',
      ],
      text: JSON.stringify(settings.sort()),
      outputs: ['web/dist/client/index.html', 'functions/pages'],
    },
    async () => {
      const faults = findContentFaults(projectRoot);
      if (faults.length > 0) throw new PlainFailure(`The website cannot be built:\n${faults.join('\n')}`);
      // Removes pages of languages that no longer exist.
      rmSync(inProject('functions', 'pages'), { recursive: true, force: true });
      mkdirSync(inProject('functions', 'pages'));
      await mustRun('The build of the website', 'web-build', inProject('node_modules/.bin/react-router'), ['build'], {
        cwd: inProject('web'),
      });
    },
  );
  printDone(ran ? 'website built' : 'website unchanged', began);
}
