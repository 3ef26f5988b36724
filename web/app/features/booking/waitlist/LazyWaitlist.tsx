import { useLazy } from '../calendar/useLazy.ts';
import type { WaitlistProps } from './Waitlist.tsx';

const loadWaitlist = () => import('./Waitlist.tsx').then((module) => module.Waitlist);

/** Fetched once nights are taken. Without it a guest lacks nothing that the page says. */
export function LazyWaitlist(props: WaitlistProps) {
  const loaded = useLazy(loadWaitlist);
  return loaded.state === 'ready' && <loaded.value {...props} />;
}
