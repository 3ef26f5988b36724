import { inProject } from './projectRoot.ts';
import { mustRun } from './runCommand.ts';
import { skipUnchanged } from './skipUnchanged.ts';
import { sayDone } from './step.ts';

/** Builds web/build/client, and the translated error pages that the functions serve, unless nothing changed. */
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
      outputs: ['web/build/client/index.html', 'functions/pages'],
    },
    async () => {
      await mustRun('The build of the website', 'web-build', inProject('node_modules/.bin/react-router'), ['build'], {
        cwd: inProject('web'),
      });
    },
  );
  sayDone(ran ? 'website built' : 'website unchanged', began);
}
