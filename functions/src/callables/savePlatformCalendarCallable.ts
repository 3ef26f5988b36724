import { savePlatformCalendarRequest } from '../contract/ownerCallables.ts';
import { savePlatformCalendar } from '../owner/savePlatformCalendar.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const savePlatformCalendarCallable = defineOwnerCallable(
  'savePlatformCalendar',
  savePlatformCalendarRequest,
  savePlatformCalendar,
);
