import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as log from './log.ts';

const functionsFolder = join(import.meta.dirname, '..');

/** Errors as our libraries throw them, containing a guest's data. */
const errors = [
  `new Error('550 5.1.1 <zoe.zak+villa@example.net>: Recipient address rejected')`,
  `new Error('550 no such user zoe.zak@example.net, ask +353 (1) 555 0100')`,
  `new SyntaxError('Unexpected token Z, "Zoë Żak writes" is not valid JSON')`,
  `Object.assign(new Error('Value for field \`Zoë Żak\` is wrong: “Zoë Żak”'), { code: 3 })`,
  `'thrown as text: zoe.zak@example.net "Zoë Żak"'`,
];

it('writes no data of a guest that an error contains', () => {
  // In a separate process, because the logger uses the console that existed when it was loaded.
  const lines = ['info', 'warn', 'error'].flatMap((level) => {
    return errors.map((error) => `log.${level}('failed', { id: '7', error: ${error} });`);
  });
  const program = `import * as log from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))};\n${lines.join('\n')}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const written = stdout + stderr;
  expect(written.match(/"severity"/g)).toHaveLength(lines.length);
  expect(written).not.toMatch(/zoe|zoë|żak|@example|555/i);
});

it('keeps what a developer needs: the kind of error and where it happened', () => {
  const described = log.describe(new SyntaxError(`Unexpected token 'Z', "Zoë Żak" is not valid JSON`));
  expect(described).toMatch(/^SyntaxError: Unexpected token "…", "…" is not valid JSON\n\s+at .*log\.test\.ts/);
  expect(log.describe(new Error('No document to update: projects/x/bookings/7K3Q9-XRD2M on 2027-06-12'))).toContain(
    'bookings/7K3Q9-XRD2M on 2027-06-12',
  );
});

it('is the only file that logs', () => {
  const others = globSync('**/*.ts', { cwd: functionsFolder }).filter(
    (path) => !path.endsWith('.test.ts') && path !== join('platform', 'log.ts'),
  );
  const loud = others.filter((path) =>
    /\bconsole\.(log|info|warn|error|debug)|\blogger\b|process\.std(out|err)/.test(
      readFileSync(join(functionsFolder, path), 'utf8'),
    ),
  );
  expect(loud).toEqual([]);
});
