import { lazyPart } from '../../../../ui/loading/lazyPart.tsx';

/* Loaded once a stay is refused. If loading fails, the message above the offers still gives the reason. */

export const LazyNearestStays = lazyPart(() => import('./NearestStays.tsx').then(({ NearestStays }) => NearestStays));
export const LazyNoOffers = lazyPart(() => import('./NoOffers.tsx').then(({ NoOffers }) => NoOffers));
export const LazyTogetherOffers = lazyPart(() =>
  import('./TogetherOffers.tsx').then((module) => module.TogetherOffers),
);
export const LazyAlternativeOffers = lazyPart(() =>
  import('./AlternativeOffers.tsx').then((module) => module.AlternativeOffers),
);
export const LazyAlternativesTogether = lazyPart(() =>
  import('./AlternativeOffers.tsx').then((module) => module.AlternativesTogether),
);
