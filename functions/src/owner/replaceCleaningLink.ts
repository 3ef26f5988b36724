import type * as z from 'zod/mini';
import { cleaningDocument } from '../contract/collections.ts';
import type { OwnerChange, replaceCleaningLinkRequest } from '../contract/ownerCallables.ts';
import { firestore } from '../platform/firestore.ts';
import { newSecret } from '../platform/secret.ts';
import { commitOne, requireRevision, type SignedInOwner } from './commitChange.ts';

/**
 * Gives the cleaner's page a new link, or none. The old link stops working at once.
 * @throws {OwnerError} `changed-meanwhile`, `request-id-reused`
 */
export async function replaceCleaningLink(
  request: z.output<typeof replaceCleaningLinkRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  return commitOne({ name: 'replaceCleaningLink', request, owner, now }, async () => {
    const document = await firestore().doc(cleaningDocument).get();
    requireRevision(document, request.revision);
    return {
      reference: document.ref,
      ...(document.exists && { before: document }),
      action: request.isOpen ? 'cleaningLinkReplaced' : 'cleaningLinkRevoked',
      fields: { secret: request.isOpen ? newSecret() : null },
      // An undo would restore the old link, which may be in the wrong hands.
      final: true,
      // The history never contains a secret.
      compared: { before: {}, after: {} },
    };
  });
}
