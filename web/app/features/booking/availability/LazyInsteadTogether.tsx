import type { ComponentProps } from 'react';
import { useLazy } from '../calendar/useLazy.ts';
import type { InsteadTogether } from './InsteadOffers.tsx';

const loadInsteadTogether = () => import('./InsteadOffers.tsx').then((module) => module.InsteadTogether);

/** Fetched once a request for several apartments is refused. */
export function LazyInsteadTogether(props: ComponentProps<typeof InsteadTogether>) {
  const loaded = useLazy(loadInsteadTogether);
  return loaded.state === 'ready' ? <loaded.value {...props} /> : null;
}
