import type { BuildOptions } from 'esbuild';
import { PlainFailure } from './PlainFailure.ts';
import { inProject, projectRoot } from './projectRoot.ts';
import { skipUnchanged } from './skipUnchanged.ts';
import { sayDone } from './step.ts';

/** One ES module with the texts and the villa's facts inside; npm packages are installed where it runs. */
export const functionsBundle = {
  absWorkingDir: projectRoot,
  entryPoints: [inProject('functions/src/index.ts')],
  outfile: inProject('functions/lib/index.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  packages: 'external',
  loader: { '.eta': 'text' },
  charset: 'utf8',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** Builds functions/lib unless nothing changed. */
export async function buildFunctions(): Promise<void> {
  const began = performance.now();
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
  sayDone(ran ? 'functions built' : 'functions unchanged', began);
}
