import { requestApartments } from '../bookings/request/requestApartments.ts';
import { requestApartmentsRequest } from '../contract/callables.ts';
import { defineRequestCallable } from './defineRequestCallable.ts';

export const requestApartmentsCallable = defineRequestCallable(
  'requestApartments',
  requestApartmentsRequest,
  requestApartments,
);
