import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../tools/support/projectRoot.ts';

it('the licence is the Apache License 2.0, complete and word for word', () => {
  const text = readFileSync(inProject('LICENSE'));
  // Of https://www.apache.org/licenses/LICENSE-2.0.txt
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    'cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30',
  );
  for (const file of ['package.json', 'functions/package.json', 'web/package.json']) {
    expect(JSON.parse(readFileSync(inProject(file), 'utf8')).license).toBe('Apache-2.0');
  }
});
