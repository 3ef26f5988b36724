import { expect, it } from 'vitest';
import { countBeds } from './countBeds.ts';

it('counts the beds of all rooms by kind', () => {
  expect(
    countBeds([
      { kind: 'bedroom', beds: { double: 1 }, cot: true },
      { kind: 'bedroom', beds: { single: 2 } },
      { kind: 'bedroom', beds: { double: 1, dayBed: 1 } },
    ]),
  ).toEqual({ double: 2, single: 2, dayBed: 1 });
});
