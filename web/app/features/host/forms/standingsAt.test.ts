import { expect, it } from 'vitest';
import { standingsAt } from './standingsAt.ts';

it('names fields by where their part of the list stands now', () => {
  const form = { name: '', seasons: [{ id: 'new' }, { id: 'St. Ana', rules: { most: '3' } }] };
  const standing = { now: '9' };
  const standings = standingsAt(
    form,
    [
      { path: ['name'], standing },
      { path: ['seasons', 'St. Ana', 'rules', 'most'], standing },
      { path: ['seasons', 'St. Ana'], standing: 'kept' },
      { path: ['seasons', 'gone', 'from'], standing },
    ],
    (path) => path.replace('seasons', 'times'),
  );
  expect([...standings]).toEqual([
    ['name', standing],
    ['times.1.rules.most', standing],
    ['times.1', 'kept'],
  ]);
});
