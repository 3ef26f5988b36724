import type { BuildOptions } from 'esbuild';
import { lockFunctions } from './lockFunctions.ts';
import { PlainFailure } from './PlainFailure.ts';
import { inProject, projectRoot } from './projectRoot.ts';
import { skipUnchanged } from './skipUnchanged.ts';
import { printDone } from './step.ts';

/** One ES module with messages and villa data included; npm packages are installed on deployment. */
export const functionsBundle = {
  absWorkingDir: projectRoot,
  entryPoints: [inProject('functions/src/index.ts')],
  outfile: inProject('functions/lib/index.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  packages: 'external',
  charset: 'utf8',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** Builds functions/lib and the lockfile for its deployment, if anything has changed. */
export async function buildFunctions(): Promise<void> {
  const began = performance.now();
  await skipUnchanged(
    'functions-lockfile',
    {
      inputs: ['functions/package.json', 'package-lock.json', 'tools/support/lockFunctions.ts'],
      outputs: ['functions/package-lock.json'],
    },
    lockFunctions,
  );
  const ran = await skipUnchanged(
    'functions',
    {
      inputs: [
        'functions/src',
        'functions/package.json',
        'locales',
        'villa',
        'package-lock.json',
        'tools/support/buildFunctions.ts',
      ],
      outputs: ['functions/lib/index.js'],
    },
    async () => {
      const { build, stop } = await import('esbuild');
      try {
        await build(functionsBundle);
      } catch (error) {
        throw new PlainFailure(`The functions do not build:\n${(error as Error).message}`);
      } finally {
        await stop();
      }
    },
  );
  printDone(ran ? 'functions built' : 'functions unchanged', began);
}
