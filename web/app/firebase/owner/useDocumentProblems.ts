import { apartmentsCollection, settingsCollection } from 'functions/contract/collections';
import { useMemo } from 'react';
import { dataOf, useLiveQuery } from '../useLiveQuery.ts';

/** A problem in a document that owners edit, in the owner's language. */
export interface DocumentProblem {
  /** `mail`: no mail can be sent. `data`: stored data is inconsistent. */
  of: 'property' | 'access' | 'mail' | 'data' | 'apartment';
  /** Slug, if the document is an apartment. */
  slug?: string;
  problem: string;
}

/** All problems in settings and apartments, for owners; `undefined` while loading. */
export function useDocumentProblems(): readonly DocumentProblem[] | undefined {
  const settings = dataOf(useLiveQuery(settingsCollection, withId));
  const apartments = dataOf(useLiveQuery(apartmentsCollection, withId));
  return useMemo(() => settings && apartments && documentProblems(settings, apartments), [settings, apartments]);
}

type Stored = Readonly<Record<string, unknown>>;

const withId = (id: string, fields: Stored): Stored => ({ ...fields, id });

/**
 * @param settings the stored settings documents, with their `id`
 * @param apartments the stored apartments, with their `id`
 */
export function documentProblems(settings: readonly Stored[], apartments: readonly Stored[]): DocumentProblem[] {
  const found = (['property', 'access'] as const).flatMap((name): DocumentProblem[] => {
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
