import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { copyKnownFiles } from './copyProject.ts';

it('copies neither exports nor secrets, and names new files', () => {
  const root = mkdtempSync(join(tmpdir(), 'copied-'));
  const from = join(root, 'from');
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(from, file)), { recursive: true });
    writeFileSync(join(from, file), content);
  };
  try {
    for (const file of ['functions/src/index.ts', 'functions/.env', 'gone.ts', 'pl/polityka-prywatności.json'])
      write(file, 'known');
    write('.gitignore', '.secret.local\n/export-*/\n');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: from });
    git('init', '--quiet');
    git('add', '--all');
    rmSync(join(from, 'gone.ts'));
    const secret = ['functions/.secret.local', 'export-my-villa-2026-11-24T231501/bookings.json'];
    const unknown = ['.env', 'functions/.env.my-villa', 'guests-of-2026/bookings.json'];
    for (const file of [...secret, ...unknown]) write(file, 'Ada Byron');
    expect(copyKnownFiles(from, join(root, 'to')).sort()).toEqual(unknown);
    const copied = readdirSync(join(root, 'to'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    expect(copied.map(({ name }) => name).sort()).toEqual([
      '.env',
      '.gitignore',
      'index.ts',
      'polityka-prywatności.json',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
