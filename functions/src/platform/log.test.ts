import { spawnSync } from 'node:child_process';
import { closeSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import * as log from './log.ts';

const functionsFolder = join(import.meta.dirname, '..');
const source = readFileSync(join(import.meta.dirname, 'log.ts'), 'utf8');

/** Errors as our libraries throw them, with a guest's data in them. */
const errors = `[
  new Error('550 5.1.1 <zoe.zak+villa@example.net>: Recipient address rejected'),
  new Error('550 no such user zoe.zak@example.net, ask +353 (1) 555 0100'),
  new SyntaxError('Unexpected token Z, "Zoë Żak writes" is not valid JSON'),
  Object.assign(new Error('Value for field \`Zoë Żak\` is wrong: “Zoë Żak”'), { code: 3 }),
  'thrown as text: zoe.zak@example.net "Zoë Żak"',
]`;
const ofGuests = /zoe|zoë|żak|@example|555/i;

const functions = [...source.matchAll(/^export function (\w+)\(([^)]*)\)/gm)].map(([, name = '', list = '']) => ({
  name,
  parameters: [...list.matchAll(/(\w+)\??:/g)].map(([, parameter = '']) => parameter),
}));

/** What each function writes. In a separate process, because the logger uses the console from when it was loaded. */
const written = new Map<string, string>();
beforeAll(() => {
  const calls = functions.map(({ name, parameters }) => {
    const given: Record<string, string> = { error: 'error', numbers: "['7K3Q9-XRD2M']", findings: '[{}]' };
    const args = parameters.map((one) => given[one] ?? '7');
    return `process.stdout.write('\\n#${name}\\n'); for (const error of ${errors}) log.${name}(${args.join(', ')});`;
  });
  const program = `import * as log from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))};\n${calls.join('\n')}`;
  // Both streams go to one file: writing to a file is synchronous, while a full pipe delays stdout behind stderr.
  const file = join(mkdtempSync(join(tmpdir(), 'log-')), 'output');
  const output = openSync(file, 'w');
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const stdout = readFileSync(file, 'utf8');
  rmSync(dirname(file), { recursive: true });
  expect(status, stdout).toBe(0);
  for (const part of stdout.split('\n#').slice(1)) {
    const end = part.indexOf('\n');
    written.set(part.slice(0, end), part.slice(end + 1));
  }
});

it('knows every log function', () => {
  expect(functions.map(({ name }) => name).toSorted()).toEqual(Object.keys(log).toSorted());
});

it.each(functions)(
  '$name takes nothing of a guest’s, and writes none of what an error carries',
  ({ name, parameters }) => {
    const suspicious = /mail$|address|guest|name|text|subject|body|phone|recipient/i;
    expect(parameters.filter((one) => suspicious.test(one))).toEqual([]);
    const lines = written.get(name) ?? '';
    if (name !== 'describe') expect(lines).toContain('"severity"');
    expect(lines).not.toMatch(ofGuests);
  },
);

it('leaves what a developer needs: the kind of error and where it happened', () => {
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
