import { accessDocument } from 'functions/contract/collections';
import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';

/**
 * Is whoever is signed in an owner? Only owners may read who they are, and the rules end the subscription when that
 * changes. `undefined` until the server has said so: on a slow network Firestore gives up after ten seconds and answers from an empty
 * cache. reactfire's hooks throw for good on a refusal, which is an answer here.
 */
export function useIsOwner(): boolean | undefined {
  const firestore = useFirestore();
  const [owner, setOwner] = useState<boolean>();
  useEffect(
    () =>
      onSnapshot(
        doc(firestore, accessDocument),
        { includeMetadataChanges: true },
        ({ metadata }) => {
          if (!metadata.fromCache) setOwner(true);
        },
        () => setOwner(false),
      ),
    [firestore],
  );
  return owner;
}
