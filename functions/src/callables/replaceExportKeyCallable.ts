import { replaceExportKeyRequest } from '../contract/ownerCallables.ts';
import { replaceExportKey } from '../owner/replaceExportKey.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const replaceExportKeyCallable = defineOwnerCallable(
  'replaceExportKey',
  replaceExportKeyRequest,
  replaceExportKey,
);
