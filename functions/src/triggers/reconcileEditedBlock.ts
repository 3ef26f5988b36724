import { onDocumentWritten } from 'firebase-functions/firestore';
import { reconcileBlock } from '../bookings/console/reconcileBlock.ts';
import { blocksCollection } from '../contract/collections.ts';
import * as log from '../platform/log.ts';

/** Runs after every write to a block. Retries are safe, because it reads everything anew. */
export const reconcileEditedBlock = onDocumentWritten(
  { document: `${blocksCollection}/{id}` as const, retry: true },
  async ({ params }) => {
    const outcome = await reconcileBlock(params.id, new Date());
    if (outcome !== 'agreed') log.blockReconciled(params.id);
  },
);
