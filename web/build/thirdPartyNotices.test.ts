import { expect, it } from 'vitest';
import { composeNotices } from './thirdPartyNotices.ts';

const apache = 'Apache License, Version 2.0';

it('names each package with its licence, and a shared licence once', () => {
  const notices = composeNotices(
    [
      { name: 'a', version: '1.0.0', identifier: 'MIT', text: 'Copyright A. Permission is granted' },
      { name: 'b', version: '2.0.0', identifier: 'MIT', text: 'Copyright B. Permission is granted' },
      { name: 'c', version: '3.0.0', identifier: 'MIT', text: 'Copyright A. Permission is granted\n' },
      { name: 'd', version: '4.0.0', identifier: 'Apache-2.0' },
    ],
    apache,
  );
  expect(notices).toContain('a 1.0.0\nc 3.0.0\n\nCopyright A. Permission is granted\n');
  expect(notices).toContain('b 2.0.0\n\nCopyright B. Permission is granted\n');
  expect(notices).toContain(`d 4.0.0\n\n${apache}\n`);
});

it.each([{ identifier: 'MIT' }, {}])('refuses a package without a licence text: %o', (licence) => {
  expect(() => composeNotices([{ name: 'bare', version: '1.0.0', ...licence }], apache)).toThrow('bare');
});
