import { undoChangeRequest } from '../contract/ownerCallables.ts';
import { undoChange } from '../owner/undoChange.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const undoChangeCallable = defineOwnerCallable('undoChange', undoChangeRequest, undoChange, {
  secrets: [numberKey.name],
});
