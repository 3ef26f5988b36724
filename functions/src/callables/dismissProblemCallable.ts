import { dismissProblemRequest } from '../contract/ownerCallables.ts';
import { dismissProblem } from '../owner/dismissProblem.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const dismissProblemCallable = defineOwnerCallable('dismissProblem', dismissProblemRequest, dismissProblem, {
  secrets: [numberKey.name],
});
