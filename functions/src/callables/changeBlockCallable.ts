import { changeBlockRequest } from '../contract/ownerCallables.ts';
import { changeBlock } from '../owner/changeBlock.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const changeBlockCallable = defineOwnerCallable('changeBlock', changeBlockRequest, changeBlock);
