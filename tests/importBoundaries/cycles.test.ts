import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inProject, projectRoot } from '../../tools/support/projectRoot.ts';

/** Paths of the modules that each module imports, types and dynamic imports too; packages are left out. */
function readImports(): Map<string, string[]> {
  const files = ['functions/src', 'web/app', 'web/build', 'tools', 'tests'].flatMap((folder) =>
    globSync(inProject(folder, '**/*.{ts,tsx}')),
  );
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
      const own = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
      return [file, own.map((name) => resolve(dirname(file), name))];
    }),
  );
}

/** @returns a path from a module back to itself, if there is one */
function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

it('finds modules that import each other', () => {
  expect(
    findCycle(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toBeUndefined();
  expect(
    findCycle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
});

it('no module imports itself by way of others', () => {
  const imports = readImports();
  expect(imports.size).toBeGreaterThan(500);
  expect(findCycle(imports)?.map((file) => relative(projectRoot, file))).toBeUndefined();
});
