import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inProject, projectRoot } from './projectRoot.ts';

const made = new Set(['node_modules', 'lib', 'build', '.react-router', '.cache']);

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory() && made.has(entry.name)) continue;
    yield* filesUnder(join(path, entry.name));
  }
}

/** One hash for the names and contents of all files under the given paths (relative to the repository), and for some text. */
function fingerprint(paths: string[], text: string): string {
  const hash = createHash('sha256').update(`${process.version}\n${text}\n`);
  for (const path of paths) {
    for (const file of filesUnder(inProject(path))) {
      hash
        .update(`${relative(projectRoot, file)}\n`)
        .update(readFileSync(file))
        .update('\n');
    }
  }
  return hash.digest('hex');
}

/**
 * Runs `make` unless it already succeeded with the very same inputs and its outputs are still there.
 * Answers whether it ran.
 */
export async function skipUnchanged(
  name: string,
  { inputs, text = '', outputs }: { inputs: string[]; text?: string; outputs: string[] },
  make: () => Promise<void>,
): Promise<boolean> {
  const stamp = inProject('.cache', 'stamps', name);
  const wanted = fingerprint(inputs, text);
  const isThere = outputs.every((output) => existsSync(inProject(output)));
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
