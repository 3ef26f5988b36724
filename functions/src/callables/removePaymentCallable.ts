import { removePaymentRequest } from '../contract/ownerCallables.ts';
import { removePayment } from '../owner/recordPayment.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const removePaymentCallable = defineOwnerCallable('removePayment', removePaymentRequest, removePayment, {
  secrets: [numberKey.name],
});
