import { recordPaymentRequest } from '../contract/ownerCallables.ts';
import { recordPayment } from '../owner/recordPayment.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const recordPaymentCallable = defineOwnerCallable('recordPayment', recordPaymentRequest, recordPayment, {
  secrets: [numberKey.name],
});
