import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('is the first import of every module with schemas', () => {
  const modules = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !/test|configureZod/.test(file));
  const withSchemas = modules
    .map((file) => ({ file, code: readFileSync(join(import.meta.dirname, file), 'utf8') }))
    .filter(({ code }) => code.includes("import * as z from 'zod/mini'"));
  expect(withSchemas.length).toBeGreaterThan(3);
  expect(
    withSchemas.filter(({ code }) => !code.startsWith("import './configureZod.ts';")).map(({ file }) => file),
  ).toEqual([]);
});
