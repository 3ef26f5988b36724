import { prepareLinking } from '../account/prepareAccount.ts';
import { prepareLinkingRequest } from '../contract/callables.ts';
import { defineCallableForAccount } from './defineCallable.ts';

export const prepareLinkingCallable = defineCallableForAccount(
  'prepareLinking',
  prepareLinkingRequest,
  'account',
  async (_, { uid, verifiedEmail }) => ({
    prepared: verifiedEmail !== null && (await prepareLinking(uid, verifiedEmail)),
  }),
);
