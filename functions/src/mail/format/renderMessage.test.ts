import { expect, it } from 'vitest';
import { singleLine } from './renderMessage.ts';

it('a subject is one line without invisible characters, whatever a booking has stored', () => {
  expect(singleLine(' Ada\u202e Love\u200blace\r\nBcc: eve@example.net\t\0\u2066 ')).toBe(
    'Ada Lovelace Bcc: eve@example.net',
  );
});
