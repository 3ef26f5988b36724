import type { ComponentProps } from 'react';
import { useLazy } from '../calendar/useLazy.ts';
import type { NearestStays } from './NearestStays.tsx';
import type { NoOffers } from './NoOffers.tsx';
import type { TogetherOffers } from './TogetherOffers.tsx';

/* Fetched once a stay is refused. */

const loadNearestStays = () => import('./NearestStays.tsx').then((module) => module.NearestStays);
const loadNoOffers = () => import('./NoOffers.tsx').then((module) => module.NoOffers);
const loadTogetherOffers = () => import('./TogetherOffers.tsx').then((module) => module.TogetherOffers);

export function LazyNearestStays(props: ComponentProps<typeof NearestStays>) {
  const loaded = useLazy(loadNearestStays);
  return loaded.state === 'ready' && <loaded.value {...props} />;
}

export function LazyNoOffers(props: ComponentProps<typeof NoOffers>) {
  const loaded = useLazy(loadNoOffers);
  return loaded.state === 'ready' && <loaded.value {...props} />;
}

export function LazyTogetherOffers(props: ComponentProps<typeof TogetherOffers>) {
  const loaded = useLazy(loadTogetherOffers);
  return loaded.state === 'ready' && <loaded.value {...props} />;
}
