import { lazyPart } from '../../../ui/loading/lazyPart.tsx';

/** Loaded once nights are taken. If loading fails, the page is still complete without it. */
export const LazyWaitlist = lazyPart(() => import('./Waitlist.tsx').then(({ Waitlist }) => Waitlist));
