import { removePlatformCalendarRequest } from '../contract/ownerCallables.ts';
import { removePlatformCalendar } from '../owner/removePlatformCalendar.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const removePlatformCalendarCallable = defineOwnerCallable(
  'removePlatformCalendar',
  removePlatformCalendarRequest,
  removePlatformCalendar,
);
