import { blockNightsRequest } from '../contract/ownerCallables.ts';
import { blockNights } from '../owner/blockNights.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const blockNightsCallable = defineOwnerCallable('blockNights', blockNightsRequest, blockNights);
