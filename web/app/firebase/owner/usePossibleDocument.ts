import { doc, documentId, query, where, type DocumentData } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { useQuerySnapshot } from '../useQuerySnapshot.ts';

/**
 * A document as it is now, which may be created only while this listens: `status` is `loading` until it is known, `data` then
 * `undefined` as long as there is none.
 *
 * A query, because only a listener on a document itself notes, with each snapshot of anything else on the page, that the document
 * does not exist at that moment. The emulator sends such a snapshot between a commit and its documents, and what was created by this
 * commit is then dropped as outdated (https://github.com/firebase/firebase-tools/issues/3867).
 */
export function usePossibleDocument(path: string): { status: string; data: DocumentData | undefined } {
  const { parent, id } = doc(useFirestore(), path);
  const { snapshot, isKnown } = useQuerySnapshot(query(parent, where(documentId(), '==', id)), `possible ${path}`);
  if (!snapshot || !isKnown) return { status: 'loading', data: undefined };
  return { status: 'success', data: snapshot.docs[0]?.data() };
}
