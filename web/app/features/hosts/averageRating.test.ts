import { expect, it } from 'vitest';
import { averageRating } from './averageRating.ts';

it('the average counts ratings of real guests with a source, and nothing else', () => {
  const rated = { sample: false, source: 'airbnb', rating: 5 } as const;
  const { source: _, ...withoutSource } = rated;
  expect(averageRating([rated, { ...rated, rating: 4 }, { ...rated, rating: 4 }])).toEqual({ average: 4.3, number: 3 });
  expect(
    averageRating([{ ...rated, sample: true }, withoutSource, { sample: false, source: 'email' }]),
  ).toBeUndefined();
});
