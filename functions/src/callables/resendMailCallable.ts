import { resendMailRequest } from '../contract/ownerCallables.ts';
import { resendMail } from '../owner/resendMail.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const resendMailCallable = defineOwnerCallable('resendMail', resendMailRequest, resendMail);
