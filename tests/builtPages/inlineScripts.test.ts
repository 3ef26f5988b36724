import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../tools/support/projectRoot.ts';

const settings = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
const client = inProject('web', 'dist', 'client');

/** Matches scripts that a browser would run. A script that only describes the page is not one. */
const executable = /<script\b(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs;

test('the policy allows every inline script of a built page, and no other', () => {
  const policy: string = settings.hosting.headers[0].headers[0].value;
  const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
  const pages = globSync('**/*.html', { cwd: client });
  expect(pages.length, 'run `npm run build` first').toBeGreaterThan(50);
  const found = new Map<string, string>();
  for (const page of pages) {
    const html = readFileSync(`${client}/${page}`, 'utf8');
    // No attribute may run code either.
    expect(html, page).not.toMatch(/<[^>]+\s(?:on[a-z]+="|href="javascript:)/);
    for (const [, code] of html.matchAll(executable)) {
      // The build has moved its text into a module.
      if (code === '') continue;
      found.set(`sha256-${createHash('sha256').update(code!).digest('base64')}`, page);
    }
  }
  expect([...found.keys()].sort(), [...found].join('\n')).toEqual(allowed.sort());
});
