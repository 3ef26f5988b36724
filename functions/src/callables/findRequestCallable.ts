import { findRequest } from '../bookings/request/findRequest.ts';
import { findRequestRequest } from '../contract/callables.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineCallable } from './defineCallable.ts';

/** Counts nothing, because a request ID cannot be guessed. */
export const findRequestCallable = defineCallable(
  'findRequest',
  findRequestRequest,
  async ({ requestId }) => ({ found: await findRequest(requestId, numberKey.value(), new Date()) }),
  { secrets: [numberKey.name] },
);
