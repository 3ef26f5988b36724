import type { Block, StoredBlock } from 'functions/contract/block';
import { blocksCollection } from 'functions/contract/collections';
import { collection, type FirestoreDataConverter } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

/**
 * All closed nights as they are now, for owners: `undefined` while loading. A document that the owner has just made in the
 * console comes once its nights are taken.
 */
export function useBlocks(): readonly Block[] | undefined {
  const { status, data } = useFirestoreCollectionData(
    collection(useFirestore(), blocksCollection).withConverter(converter),
  );
  return useMemo(
    () => (status === 'loading' ? undefined : data.filter((block) => block !== undefined)),
    [status, data],
  );
}

const converter: FirestoreDataConverter<Block | undefined> = {
  fromFirestore(document) {
    const { reason, revision, agreed, ...rest } = document.data() as Partial<StoredBlock>;
    if (!agreed) return undefined;
    return { ...(rest as StoredBlock), id: document.id, reason: reason ?? '', revision: revision ?? 0, agreed };
  },
  toFirestore() {
    throw new Error('Blocks are written by functions');
  },
};
