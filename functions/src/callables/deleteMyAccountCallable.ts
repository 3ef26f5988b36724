import { deleteMyAccount } from '../account/deleteMyAccount.ts';
import { deleteMyAccountRequest } from '../contract/callables.ts';
import { defineCallableForAccount } from './defineCallable.ts';

/** Safe from CSRF: the token is sent in a header by the SDK, not in a cookie. */
export const deleteMyAccountCallable = defineCallableForAccount(
  'deleteMyAccount',
  deleteMyAccountRequest,
  'account',
  (_, caller, now) => deleteMyAccount(caller, now),
  { afterDeletion: true },
);
