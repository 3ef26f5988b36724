import type { ComponentProps } from 'react';
import { useLazy } from '../calendar/useLazy.ts';
import type { NearestStays } from './NearestStays.tsx';
import type { TogetherOffers } from './TogetherOffers.tsx';

/* Fetched once a stay is refused. */

const loadNearestStays = () => import('./NearestStays.tsx').then((module) => module.NearestStays);
const loadTogetherOffers = () => import('./TogetherOffers.tsx').then((module) => module.TogetherOffers);

export function LazyNearestStays(props: ComponentProps<typeof NearestStays>) {
  const loaded = useLazy(loadNearestStays);
  return loaded.state === 'ready' && <loaded.value {...props} />;
}

export function LazyTogetherOffers(props: ComponentProps<typeof TogetherOffers>) {
  const loaded = useLazy(loadTogetherOffers);
  return loaded.state === 'ready' && <loaded.value {...props} />;
}
