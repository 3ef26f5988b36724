import { expect, it } from 'vitest';
import { accessSchema, normalizedOwners, readableOwners } from './access.ts';

it('converts owners to the form that rules and functions compare', () => {
  expect(accessSchema.parse({ owners: [' Ana@Villa.example '] })).toEqual({ owners: ['ana@villa.example'] });
  expect(normalizedOwners([' Ana@Villa.example ', 'Ivo', 5])).toEqual(['ana@villa.example', 'Ivo', 5]);
});

it('accepts valid entries even if others are invalid', () => {
  expect(readableOwners(['Ana@villa.example', 'Ivo', null, 'eve@villa.example'])).toEqual([
    'ana@villa.example',
    'eve@villa.example',
  ]);
  expect([undefined, 'ana@villa.example', { 0: 'ana@villa.example' }].flatMap(readableOwners)).toEqual([]);
});
