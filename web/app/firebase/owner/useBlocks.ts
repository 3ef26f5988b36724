import { blockSchema, type Block, type BlockedNights } from 'functions/contract/block';
import { blocksCollection } from 'functions/contract/collections';
import { parseIsoDate, type IsoDate } from 'functions/domain/isoDate';
import { where, type DocumentData } from 'firebase/firestore';
import { dataOf, useLatest, useLiveQuery } from '../useLiveQuery.ts';
import { firstShownDay } from './useHostBookings.ts';

/** Closed nights from about a year ago on, live, for owners; `undefined` while loading. */
export function useBlocks(today: IsoDate): readonly Block[] | undefined {
  return useLatest(dataOf(useLiveQuery(blocksCollection, readBlock, where('checkOut', '>=', firstShownDay(today)))));
}

/** A console edit of closed nights that was not applied. */
export interface BlockProblem {
  id: string;
  problem: string;
  revision: number;
  /** `null` for a document typed in by hand. */
  closed: BlockedNights | null;
  /** The first night that the document names, if it is a valid date. */
  typedDay: IsoDate | undefined;
}

/** Problems of any date. */
export function useBlockProblems(): readonly BlockProblem[] | undefined {
  // Matches any non-empty string.
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
