import type { Refusal } from '../frame/OwnerActions.tsx';

/** Whether the owner may confirm all the same. */
export function isDoubt({ details }: Refusal): boolean {
  return details.code === 'platform-says-taken' || details.code === 'platform-unread';
}
