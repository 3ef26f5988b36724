import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { newDraft } from './RegisterDraft.ts';
import { readRegisterPerson } from './readRegisterPerson.ts';

const typed = {
  ...{ lastName: ' Müller', firstName: 'Ada', sex: 'female', birthDate: '1948-03-07', birthCountry: 'DEU' },
  ...{ birthCity: 'Köln', citizenship: 'DEU', residenceCountry: 'AUT', residenceCity: 'Graz' },
  ...{ documentKind: 'passport', documentNumber: 'C01X00T47', borderCrossing: '', passageDate: '' },
};
const read = (changes: Partial<typeof typed>) =>
  readRegisterPerson(newDraft({ ...typed, ...changes }).texts, isoDate('2027-06-10'), isoDate('2027-06-19'));

it('leaves out an EU citizen’s border crossing and day of passage, even if they were typed before', () => {
  const { borderCrossing: _crossing, passageDate: _day, ...person } = { ...typed, lastName: 'Müller' };
  expect(read({})).toEqual({ person });
  expect(read({ borderCrossing: 'Bregana', passageDate: '2027-06-12' })).toEqual({ person });
});

it.each([
  ['an empty field', { birthCity: ' ' }, { birthCity: 'missing' }],
  ['a text that is too long', { documentNumber: 'X'.repeat(17) }, { documentNumber: 'tooLong' }],
  ['choices that were not made', { sex: '', birthCountry: '' }, { sex: 'missing', birthCountry: 'missing' }],
  ['a birth in the future', { birthDate: '2027-06-11' }, { birthDate: 'wrong' }],
  [
    'an incomplete border crossing of a citizen from outside the EU',
    { citizenship: 'USA', passageDate: '2027-06-20' },
    { borderCrossing: 'missing', passageDate: 'wrong' },
  ],
])('reports %s', (_, changes, errors) => {
  expect(read(changes)).toEqual({ errors });
});
