import { expect, it } from 'vitest';
import { csvFile } from './csvLine.ts';
import { isoDate } from './isoDate.ts';
import { registerCell, registerTable } from './registerTable.ts';

const stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };
const fields = ['lastName', 'sex', 'birthDate', 'citizenship', 'borderCrossing'];

it('has a row for each person, and no formula', () => {
  const ada = { lastName: '=Müller', sex: 'female', birthDate: '1985-03-07', citizenship: 'DEU', sentAt: {} };
  const [bom, ...lines] = csvFile(
    registerTable([ada], stay, fields, (key) => key),
    'hr',
  ).split(/(?<=\uFEFF)|\r\n/);
  expect([bom, ...lines]).toEqual([
    '\uFEFF',
    'arrival;departure;fields.lastName;fields.sex;fields.birthDate;fields.citizenship;fields.borderCrossing',
    "12.06.2027;19.06.2027;'=Müller;sexes.female;07.03.1985;DEU;",
    '',
  ]);
});

it('writes the name before the code of a country, but not before a last name that looks like a code', () => {
  const nameOf = () => 'Njemačka';
  expect(registerCell('citizenship', 'DEU', String, nameOf)).toBe('Njemačka (DEU)');
  expect(registerCell('lastName', 'DEU', String, nameOf)).toBe('DEU');
});
