import { saveApartmentRequest } from '../contract/ownerCallables.ts';
import { saveApartment } from '../owner/saveApartment.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const saveApartmentCallable = defineOwnerCallable('saveApartment', saveApartmentRequest, saveApartment);
