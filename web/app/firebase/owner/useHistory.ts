import { historyCollection } from 'functions/contract/collections';
import type { HistoryEntry } from 'functions/contract/history';
import { limit, orderBy, where, type DocumentData } from 'firebase/firestore';
import { dataOf, useLiveQuery } from '../useLiveQuery.ts';

export type ShownEntry = HistoryEntry & { id: string };

const maxShown = 50;

/**
 * The changes of a document, latest first; `undefined` while loading.
 * @param subject path of the document
 */
export function useHistory(subject: string): readonly ShownEntry[] | undefined {
  const latest = [orderBy('at', 'desc'), limit(maxShown)];
  return dataOf(useLiveQuery(historyCollection, readEntry, where('subject', '==', subject), ...latest));
}

const readEntry = (id: string, fields: DocumentData) => ({ ...(fields as HistoryEntry), id });
