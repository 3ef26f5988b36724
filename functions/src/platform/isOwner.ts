import { readableOwners } from '../contract/access.ts';
import { accessDocument } from '../contract/collections.ts';
import { firestore } from './firestore.ts';

/**
 * Whether the email is one of the owners' now. Read at every call, so that a removed owner is out at once. An entry
 * that cannot be read lets nobody in, and keeps nobody else out.
 * @param verifiedEmail in lower case; `null` if the sign-in proves none
 */
export async function isOwner(verifiedEmail: string | null): Promise<boolean> {
  if (verifiedEmail === null) return false;
  const document = await firestore().doc(accessDocument).get();
  return readableOwners(document.get('owners')).includes(verifiedEmail);
}
