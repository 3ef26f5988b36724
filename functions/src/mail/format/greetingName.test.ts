import { describe, expect, it } from 'vitest';
import { greetingName } from './greetingName.ts';

const ofProven = (firstName: string, lastName: string) => greetingName({ firstName, lastName, emailProven: true });

describe('a name in a greeting', () => {
  it.each([
    ['Đurđica', 'Żak-Čović'],
    ['Sinéad', "O'Neill"],
    ['J. R. R.', 'Tolkien'],
    ['Dr. Anna', 'Weber'],
    ['小明', '王'],
    ['Ольга', 'Петрова'],
    ['أحمد', 'الخطيب'],
  ])('of a person is used: %s %s', (firstName, lastName) => {
    expect(ofProven(firstName, lastName)).toBe(`${firstName} ${lastName}`);
  });

  it('may have a single part, and loses extra spaces', () => {
    expect(ofProven(' Maria  Ana ', '')).toBe('Maria Ana');
    expect(ofProven('', 'Weber')).toBe('Weber');
  });

  it.each([
    ['a URL', 'PayPal Security: verify at', 'https://evil.example'],
    ['a URL without a scheme', 'Visit', 'evil.example'],
    ['an email', 'ada@example.net', 'Test'],
    ['a telephone number', 'Call', '0900 123'],
    ['other digits', 'Call', '٠٩٠٠'],
    ['a colon', 'Security:', 'Team'],
    ['a sentence', 'You have won.', 'Congratulations'],
    ['two lines', 'Ada\r\nBcc', 'Test'],
    ['a direction override', 'Ada\u202e', 'Test'],
    ['HTML', '<b>Ada</b>', 'Test'],
    ['a full stop of another script', 'evil。example', 'Test'],
    ['a picture', 'Ada 🎁', 'Test'],
    ['more than a name', 'Your account will be closed tomorrow so', 'write'],
    ['nothing', ' ', ''],
  ])('is not used if it is %s', (_what, firstName, lastName) => {
    expect(ofProven(firstName, lastName)).toBeUndefined();
  });

  it('is not used for an unproven email, because a few words can be a message', () => {
    expect(greetingName({ firstName: 'Pay by', lastName: 'Friday', emailProven: false })).toBeUndefined();
  });

  it('has at most forty characters', () => {
    expect(ofProven('A'.repeat(20), 'B'.repeat(19))).toBeDefined();
    expect(ofProven('A'.repeat(20), 'B'.repeat(20))).toBeUndefined();
  });
});
