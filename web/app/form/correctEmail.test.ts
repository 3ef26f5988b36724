import { expect, it } from 'vitest';
import { correctEmail } from './correctEmail.ts';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['Ana.Horvat@gmail.con', 'ana.horvat@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@hotmaill.com', 'ana@hotmail.com'],
  ['ana@t-onlin.de', 'ana@t-online.de'],
  ['ana@interai.pl', 'ana@interia.pl'],
])('a guest who types %s is asked whether they mean %s', (typed, meant) => {
  expect(correctEmail(typed)).toBe(meant);
});

it.each([
  'ana@gmail.com',
  'ana@email.com',
  'ana@libero.it',
  'ana@villa.hr',
  'ana@gmx.eu',
  'ana@wp.eu',
  'ana@',
  'gmial.com',
])('a guest who types %s is asked nothing', (typed) => {
  expect(correctEmail(typed)).toBeUndefined();
});
