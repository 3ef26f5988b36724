import type { ComponentProps } from 'react';
import { useLazy } from '../calendar/useLazy.ts';
import type { InsteadOffers } from './InsteadOffers.tsx';

const loadInsteadOffers = () => import('./InsteadOffers.tsx').then((module) => module.InsteadOffers);

export type InsteadOffersProps = ComponentProps<typeof InsteadOffers>;

/** Fetched once a stay is refused. Where that fails, the sentence above them says what is the matter. */
export function LazyInsteadOffers(props: InsteadOffersProps) {
  const loaded = useLazy(loadInsteadOffers);
  return loaded.state === 'ready' ? <loaded.value {...props} /> : null;
}
