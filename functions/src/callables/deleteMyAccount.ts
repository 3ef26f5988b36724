import { deleteMyAccount as deleteAccount } from '../account/deleteMyAccount.ts';
import { BookingError } from '../bookings/BookingError.ts';
import { deleteMyAccountRequest } from '../contract/callables.ts';
import { defineCallable } from './defineCallable.ts';

/** Asked with the token that the SDK puts into a header: no other site has it, and there is no cookie to be sent along. */
export const deleteMyAccount = defineCallable(
  'deleteMyAccount',
  deleteMyAccountRequest,
  (_, caller) => {
    if (!caller) throw new BookingError('signed-out');
    return deleteAccount(caller, new Date());
  },
  { limit: 'account' },
);
