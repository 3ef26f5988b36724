import { blockSchema, type Block, type BlockedNights } from 'functions/contract/block';
import { blocksCollection } from 'functions/contract/collections';
import { parseIsoDate, type IsoDate } from 'functions/domain/isoDate';
import { where, type DocumentData } from 'firebase/firestore';
import { dataOf, useLatest, useLiveQuery } from '../useLiveQuery.ts';
import { firstShownDay } from './useHostBookings.ts';

/** Blocks from about a year ago on, live, for owners. `undefined` while loading. */
export function useBlocks(today: IsoDate): readonly Block[] | undefined {
  return useLatest(dataOf(useLiveQuery(blocksCollection, readBlock, where('checkOut', '>=', firstShownDay(today)))));
}

/** An edit of a block in the console that had no effect. */
export interface BlockProblem {
  id: string;
  problem: string;
  revision: number;
  /** `null` for a document that somebody created by hand in the console. */
  closed: BlockedNights | null;
  /** The first night that the document names, if it is a valid date. */
  typedDay: IsoDate | undefined;
}

/** All such edits, whatever dates the blocks have. */
export function useBlockProblems(): readonly BlockProblem[] | undefined {
  // Matches any text that is not empty.
  return dataOf(useLiveQuery(blocksCollection, readProblem, where('problem', '>', '')));
}

function readBlock(id: string, fields: DocumentData): Block | undefined {
  return blockSchema.safeParse({ ...fields, id }).data;
}

function readProblem(id: string, fields: DocumentData): BlockProblem {
  const block = readBlock(id, fields);
  return {
    id,
    problem: String(fields.problem),
    revision: Number(fields.revision ?? 0),
    closed: block?.settledStay ?? null,
    typedDay: parseIsoDate(fields.checkIn),
  };
}
