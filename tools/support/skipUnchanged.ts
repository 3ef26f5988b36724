import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inProject, projectRoot } from './projectRoot.ts';

/** Generated folders, by name anywhere or by path. */
const generated = new Set(['node_modules', '.react-router', '.cache', 'functions/lib', 'web/dist']);

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = join(path, entry.name);
    if (generated.has(entry.name) || generated.has(relative(projectRoot, inner))) continue;
    yield* filesUnder(inner);
  }
}

/** Hash of names and contents of all files under the paths, and of some text. */
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
 * Runs `make` unless it succeeded before with the same inputs and its outputs exist.
 * @returns whether it ran
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
