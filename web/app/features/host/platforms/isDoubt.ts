import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import type { Refusal } from '../frame/OwnerActions.tsx';

/** Whether the owner may go on all the same. */
export function isDoubt({ details }: Refusal): boolean {
  return details.code === 'platform-says-taken' || details.code === 'platform-unread';
}

/** The calendars that the owner was told of, for `despitePlatforms`. */
export function calendarsOfDoubt(doubt: OwnerErrorDetails | undefined): string[] {
  return [...(doubt?.calendars ?? []), ...(doubt?.unread ?? [])];
}
