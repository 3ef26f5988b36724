import { readPlatformCalendarsRequest } from '../contract/ownerCallables.ts';
import { readCalendarsNow } from '../owner/readCalendarsNow.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const readPlatformCalendarsCallable = defineOwnerCallable(
  'readPlatformCalendars',
  readPlatformCalendarsRequest,
  readCalendarsNow,
);
