import type { Offer, WishOffers } from '../../functions/src/domain/offersFor.ts';

export function everyOffer({ apartments, together }: WishOffers): Offer[] {
  const single = apartments.flatMap(({ asWished, otherDates, otherLength }) => [asWished, otherDates, otherLength]);
  return [...single, ...together.asWished, together.otherDates, together.otherLength].filter(
    (offer) => offer !== undefined,
  );
}
