import { apartmentsCollection, settingsCollection } from 'functions/contract/collections';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

/** What is wrong with a document that owners edit, in the owner's language. */
export interface DocumentProblem {
  /** `mail`: no mail can be sent. `data`: something that is stored does not agree. */
  of: 'property' | 'limits' | 'access' | 'mail' | 'data' | 'apartment';
  /** Of an apartment. */
  slug?: string;
  problem: string;
}

/** All that is wrong with settings and apartments, for owners: `undefined` while loading. */
export function useDocumentProblems(): readonly DocumentProblem[] | undefined {
  const firestore = useFirestore();
  const settings = useFirestoreCollectionData(collection(firestore, settingsCollection), { idField: 'id' });
  const apartments = useFirestoreCollectionData(collection(firestore, apartmentsCollection), { idField: 'id' });
  return useMemo(
    () =>
      settings.status === 'loading' || apartments.status === 'loading'
        ? undefined
        : documentProblems(settings.data, apartments.data),
    [settings.status, settings.data, apartments.status, apartments.data],
  );
}

type Stored = Readonly<Record<string, unknown>>;

/** @param settings and @param apartments as stored, with their `id` */
export function documentProblems(settings: readonly Stored[], apartments: readonly Stored[]): DocumentProblem[] {
  const found = (['property', 'limits', 'access'] as const).flatMap((name): DocumentProblem[] => {
    const { problem, mailProblem, dataProblem } = settings.find(({ id }) => id === name) ?? {};
    return [
      ...(isText(mailProblem) ? [{ of: 'mail' as const, problem: mailProblem }] : []),
      ...(isText(dataProblem) ? [{ of: 'data' as const, problem: dataProblem }] : []),
      ...(isText(problem) ? [{ of: name, problem }] : []),
    ];
  });
  return [
    ...found,
    ...apartments.flatMap(({ id, problem }): DocumentProblem[] =>
      isText(problem) ? [{ of: 'apartment', slug: String(id), problem }] : [],
    ),
  ];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
