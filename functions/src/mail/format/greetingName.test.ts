import { describe, expect, it } from 'vitest';
import { greetingName } from './greetingName.ts';

const ofProven = (firstName: string, lastName: string) => greetingName({ firstName, lastName, emailProven: true });

describe('a name', () => {
  it.each([
    ['Zoë', 'Żak'],
    ['Đurđica', 'Żak-Čović'],
    ['Sinéad', "O'Neill"],
    ['Gabriele', 'D’Annunzio'],
    ['Robin', "van 't Hoff"],
    ['J. R. R.', 'Tolkien'],
    ['Dr. Anna', 'Weber'],
    ['María José', 'García Márquez'],
    ['Jean-Luc', 'Picard'],
    ['小明', '王'],
    ['Ольга', 'Петрова'],
    ['أحمد', 'الخطيب'],
    ['Nguyễn Văn', 'Á'],
  ])('of a person is used: %s %s', (firstName, lastName) => {
    expect(ofProven(firstName, lastName)).toBe(`${firstName} ${lastName}`);
  });

  it('may have one part only, and loses spaces that are too many', () => {
    expect(ofProven(' Maria  Ana ', '')).toBe('Maria Ana');
    expect(ofProven('', 'Weber')).toBe('Weber');
  });

  it.each([
    ['a URL', 'PayPal Security: verify at', 'https://evil.example'],
    ['a URL without a scheme', 'Visit', 'evil.example'],
    ['a URL with a path', 'evil', 'com/login'],
    ['initials that run on', 'J.R.', 'Tolkien'],
    ['an email', 'ada@example.net', 'Test'],
    ['a telephone number', 'Call', '0900 123'],
    ['other digits', 'Call', '٠٩٠٠'],
    ['a colon', 'Security:', 'Team'],
    ['a sentence', 'You have won.', 'Congratulations'],
    ['two lines', 'Ada\r\nBcc', 'Test'],
    ['a separator of lines', 'Ada\u2028Bcc', 'Test'],
    ['a tab', 'Ada\tTest', 'Test'],
    ['a direction override', 'Ada\u202e', 'Test'],
    ['HTML', '<b>Ada</b>', 'Test'],
    ['a template', '{{property}}', 'Test'],
    ['a full stop of another script', 'evil。example', 'Test'],
    ['a dash alone', 'Ada -', 'Test'],
    ['a picture', 'Ada 🎁', 'Test'],
    ['more than a name', 'Your account will be closed tomorrow so', 'write'],
    ['nothing', ' ', ''],
  ])('that is %s is not', (_what, firstName, lastName) => {
    expect(ofProven(firstName, lastName)).toBeUndefined();
  });

  it('is not used for an email that nobody has proven: a few words can be a message', () => {
    expect(greetingName({ firstName: 'Pay by', lastName: 'Friday', emailProven: false })).toBeUndefined();
  });

  it('may have forty characters and not one more', () => {
    expect(ofProven('A'.repeat(20), 'B'.repeat(19))).toBeDefined();
    expect(ofProven('A'.repeat(20), 'B'.repeat(20))).toBeUndefined();
  });
});
