import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/language.ts';
import { apartmentName, mailTexts } from './mailTexts.ts';

describe('texts of mails', () => {
  it.each([
    ['en', ['1 night', '2 nights', '5 nights', '21 nights']],
    ['de', ['1 Nacht', '2 Nächte', '5 Nächte', '21 Nächte']],
    ['it', ['1 notte', '2 notti', '5 notti', '21 notti']],
    ['pl', ['1 noc', '2 noce', '5 nocy', '21 nocy']],
    ['hr', ['1 noć', '2 noći', '5 noći', '21 noć']],
  ] as const)('count nights as %s does', (language, expected) => {
    expect([1, 2, 5, 21].map((count) => mailTexts(language)('stay.nights', { count }))).toEqual(expected);
  });

  it('keep placeholders and nesting inside a value as they are', () => {
    expect(mailTexts('en')('greeting.byName', { name: '{{property}} $t(stay.title) <b>' })).toBe(
      'Dear {{property}} $t(stay.title) <b>,',
    );
  });

  it('name every apartment in every language, and one without a name by its slug', () => {
    for (const language of languages) {
      for (const slug of ['lavender', 'olive', 'rosemary']) {
        expect(apartmentName(slug, language)).toMatch(/^\p{Lu}\p{Ll}+$/u);
      }
    }
    expect(apartmentName('new-one', 'de')).toBe('new-one');
  });
});
