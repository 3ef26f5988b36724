import { build } from 'esbuild';
import { functionsBundle } from '../support/buildFunctions.ts';

/** The functions that functions/src/index.ts exports. */
export async function functionNames(): Promise<string[]> {
  const { metafile } = await build({ ...functionsBundle, metafile: true, write: false });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}
