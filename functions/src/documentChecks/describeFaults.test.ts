import { expect, it } from 'vitest';
import apartments from '../../../villa/apartments.json' with { type: 'json' };
import villaSettings from '../../../villa/settings.json' with { type: 'json' };
import { apartmentFactsSchema } from '../contract/apartment.ts';
import { settingsSchema } from '../contract/settings.ts';
import { languages, type Language } from '../domain/language.ts';
import { describeFaults } from './describeFaults.ts';

function faultsOf(
  schema: typeof settingsSchema | typeof apartmentFactsSchema,
  data: unknown,
  language: Language = languages[0],
) {
  const parsed = schema.safeParse(data);
  if (parsed.success) throw new Error('nothing is wrong');
  return describeFaults(parsed.error.issues, data, language);
}

it.each<[Record<string, unknown>, string]>([
  [{ ownerEmail: 'ana@villa.example ' }, 'ownerEmail has to be an email address, without spaces.'],
  [{ ownerEmail: undefined }, 'ownerEmail is missing.'],
  [{ ownerName: 5 }, 'ownerName has to be a string.'],
  [{ advanceShare: '0.3' }, 'advanceShare has to be a number.'],
  [{ advanceShare: 30 }, 'advanceShare has to be 1 or less.'],
  [{ requestExpiresAfterDays: 0 }, 'requestExpiresAfterDays has to be 1 or more.'],
  [{ requestExpiresAfterDays: 2.5 }, 'requestExpiresAfterDays has to be a whole number.'],
  [{ ownerLanguage: 'fr' }, 'ownerLanguage can only be one of these: en, de, it, pl, hr.'],
  [{ balanceWays: 'cash' }, 'balanceWays has to be an array.'],
  [{ cancellation: 30 }, 'cancellation has to be a map.'],
  [{ cancellation: { freeUntilDays: 30 } }, 'cancellation.shareAfter is missing.'],
  [{ timeZone: 'Europe/Murtela' }, 'timeZone has a value that does not fit.'],
])('settings with %j', (changes, sentence) => {
  expect(faultsOf(settingsSchema, { ...villaSettings, ...changes })).toContain(sentence);
});

it('names the place in a list, and lists a limited number of faults', () => {
  const seasons = Array.from({ length: 8 }, (_, index) => ({ name: `s${index}`, from: '06-31', to: '07-01' }));
  const text = faultsOf(apartmentFactsSchema, { ...apartments[0], seasons });
  expect(text).toContain('seasons.0.from');
  expect(text).not.toContain('seasons.5.from');
  expect(text).toContain('There is more');
});

it.each(languages)('every fault has a text in %s', (language) => {
  for (const changes of [
    { ownerEmail: 'x' },
    { ownerName: 1 },
    { advanceShare: '1' },
    { touristTax: { mode: 'none' } },
  ]) {
    const text = faultsOf(settingsSchema, { ...villaSettings, ...changes }, language);
    expect(text).toContain(Object.keys(changes)[0]);
    expect(text).not.toMatch(/documentProblem|\{\{|Invalid/);
  }
});
