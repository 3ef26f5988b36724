import type { Block, StoredBlock } from 'functions/contract/block';
import { salesSeenSchema } from 'functions/contract/platformSale';
import { blocksCollection } from 'functions/contract/collections';
import { longestBlock, parseStay } from 'functions/domain/stay';
import { collection, type FirestoreDataConverter } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

/**
 * All closed nights as they are now, for owners: `undefined` while loading. A document made in the console has no `agreed`
 * nights before they are taken; if they never are, its `problem` says why.
 */
export function useBlocks(): readonly Block[] | undefined {
  const { status, data } = useFirestoreCollectionData(
    collection(useFirestore(), blocksCollection).withConverter(converter),
  );
  return useMemo(() => (status === 'loading' ? undefined : data), [status, data]);
}

/** A block from a document in which the owner may be at work in the console. */
export function shownBlock(id: string, stored: Record<string, unknown>): Block {
  const { reason, revision, agreed, problem, salesSeen } = stored as Partial<StoredBlock>;
  const { apartment, checkIn, checkOut } = (agreed ?? {}) as unknown as Record<string, unknown>;
  const parsed = parseStay(checkIn, checkOut, longestBlock);
  return {
    ...(stored as unknown as StoredBlock),
    id,
    reason: typeof reason === 'string' ? reason : '',
    revision: revision ?? 0,
    agreed: typeof apartment === 'string' && 'stay' in parsed ? { apartment, ...parsed.stay } : null,
    problem: typeof problem === 'string' && problem !== '' ? problem : null,
    salesSeen: salesSeenSchema.parse(salesSeen),
  };
}

const converter: FirestoreDataConverter<Block> = {
  fromFirestore: (document) => shownBlock(document.id, document.data()),
  toFirestore() {
    throw new Error('Blocks are written by functions');
  },
};
