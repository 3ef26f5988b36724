import type { Review } from '../../villa/reviews.server.ts';

/**
 * The average of the real ratings, and their number. `undefined` if there are none. A rating without a source does not
 * count.
 */
export function averageRating(reviews: readonly Pick<Review, 'sample' | 'source' | 'rating'>[]) {
  const ratings = reviews.flatMap(({ sample, source, rating }) => (!sample && source && rating ? [rating] : []));
  if (ratings.length === 0) return undefined;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { average: Math.round((10 * sum) / ratings.length) / 10, number: ratings.length };
}
