import { resendMailRequest } from '../contract/ownerCallables.ts';
import { resendMail } from '../owner/resendMail.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const resendMailCallable = defineOwnerCallable('resendMail', resendMailRequest, resendMail, {
  secrets: [numberKey.name],
});
