import { undoChangeRequest } from '../contract/ownerCallables.ts';
import { undoChange } from '../owner/undoChange.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const undoChangeCallable = defineOwnerCallable('undoChange', undoChangeRequest, undoChange, {
  secrets: [linkSecret.name],
});
