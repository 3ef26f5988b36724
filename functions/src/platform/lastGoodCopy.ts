import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { lastGoodCopyPath } from '../contract/collections.ts';
import { firestore } from './firestore.ts';
import * as log from './log.ts';

/**
 * Parses a document that may be edited in the console. Falls back on its last readable copy, so that a typing error does not
 * take the site down. `checkDocument` writes the copies and tells the owner.
 * @throws the error of `parse` if neither is readable
 */
export async function readOrLastGood<Data>(document: DocumentSnapshot, parse: (data: unknown) => Data): Promise<Data> {
  try {
    return parse(document.data());
  } catch (error) {
    const copy = await firestore().doc(lastGoodCopyPath(document.ref.path)).get();
    if (!copy.exists) throw error;
    log.warn('last good copy used', { path: document.ref.path });
    return parse(copy.get('data'));
  }
}

/** Deletes the copy of a deleted document, unless the document was created again meanwhile, because events may be late. */
export async function deleteLastGoodCopy(path: string): Promise<void> {
  if ((await firestore().doc(path).get()).exists) return;
  await firestore().doc(lastGoodCopyPath(path)).delete();
}
