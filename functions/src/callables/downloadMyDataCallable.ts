import { downloadMyData } from '../account/downloadMyData.ts';
import { downloadMyDataRequest } from '../contract/callables.ts';
import { defineCallableForAccount } from './defineCallable.ts';

export const downloadMyDataCallable = defineCallableForAccount(
  'downloadMyData',
  downloadMyDataRequest,
  'account',
  (_, caller, now) => downloadMyData(caller, now),
);
