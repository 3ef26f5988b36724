import { doc, documentId, query, where, type DocumentData } from 'firebase/firestore';
import { useEffect } from 'react';
import { useFirestore } from 'reactfire';
import { useQuerySnapshot } from '../useQuerySnapshot.ts';

/** Of which the server has said something since the page was loaded. Whoever signs out leaves the page. */
const knownPaths = new Set<string>();

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
  const found = useQuerySnapshot(query(parent, where(documentId(), '==', id)), `possible ${path}`);
  // Without a connection from the start, what is not in the cache is not known. One that is lost later takes nothing away.
  const isKnown = found && !(found.empty && found.metadata.fromCache);
  useEffect(() => {
    if (isKnown) knownPaths.add(path);
  }, [isKnown, path]);
  if (!found || (!isKnown && !knownPaths.has(path))) return { status: 'loading', data: undefined };
  return { status: 'success', data: found.docs[0]?.data() };
}
