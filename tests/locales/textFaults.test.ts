import { describe, expect, it } from 'vitest';
import type { Language } from '../../functions/src/domain/language.ts';
import { textFaults } from '../support/textFaults.ts';

describe('faults in a text', () => {
  it.each<[text: string, what: string, language?: Language]>([
    ['season.winter, 7 nights', 'a key'],
    ['The key is quote.total.', 'a key'],
    ['From {{from}} to 12 June', 'a placeholder'],
    ['up to undefined guests', 'no value'],
    ['€NaN per night', 'no value'],
    ['Write to us ()', 'empty brackets'],
    ['Thank you,  we have it', 'spaces in a row'],
    ['Thank you , Ana', 'a space before the mark'],
    ['until 12. lipnja 2027..', 'marks in a row', 'hr'],
    ['until 12 June. .', 'marks in a row'],
    ['Ana, , Put Murtele 12', 'marks in a row'],
    ['05–12 giugno 2027', 'a leading zero', 'it'],
    ['05. – 12. lipnja 2027.', 'a leading zero', 'hr'],
    ['05 June 2027', 'a leading zero'],
    ['arriving 05. lipnja', 'a leading zero', 'hr'],
    ['am 12. Juni 2027', 'another language'],
  ])('%s', (text, what, language = 'en') => {
    expect(textFaults(text, language)).toContainEqual(expect.stringMatching(new RegExp(`^${what}: `)));
  });
});
