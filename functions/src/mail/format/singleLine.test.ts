import { expect, it } from 'vitest';
import { singleLine } from './singleLine.ts';

it('a subject is one line without what nobody sees, whatever a booking has stored', () => {
  expect(singleLine(' Ada\u202e Love\u200blace\r\nBcc: eve@example.net\t\0\u2066 ')).toBe(
    'Ada Lovelace Bcc: eve@example.net',
  );
});
