import type * as z from 'zod/mini';
import type { OwnerChange, replaceExportKeyRequest } from '../contract/ownerCallables.ts';
import { newSecret } from '../platform/secret.ts';
import { commitChange, onlyChange, requireRevision } from './commitChange.ts';
import { comparedCalendar, readOwnersCalendar } from './ownersCalendar.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

/**
 * Gives our calendar for a platform a new secret URL. The old one ends at once.
 * @throws {OwnerError} `calendar-not-found`, `changed-meanwhile`, `request-id-reused`
 */
export async function replaceExportKey(
  request: z.output<typeof replaceExportKeyRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const changes = await commitChange({ name: 'replaceExportKey', request, owner, now }, async () => {
    const { document, calendar } = await readOwnersCalendar(request.calendar);
    requireRevision(document, request.revision);
    const compared = comparedCalendar(calendar);
    return [
      {
        reference: document.ref,
        before: document,
        action: 'exportKeyReplaced',
        fields: { exportKey: newSecret() },
        final: true,
        // That it was replaced is all that is to be told of a secret.
        compared: { before: compared, after: compared },
      },
    ];
  });
  return onlyChange(changes);
}
