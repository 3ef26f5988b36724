import { downloadMyData as download } from '../account/downloadMyData.ts';
import { BookingError } from '../bookings/BookingError.ts';
import { downloadMyDataRequest } from '../contract/callables.ts';
import { defineCallable } from './defineCallable.ts';

export const downloadMyData = defineCallable(
  'downloadMyData',
  downloadMyDataRequest,
  (_, caller) => {
    if (!caller) throw new BookingError('signed-out');
    return download(caller, new Date());
  },
  { limit: 'account' },
);
