import { apartmentSchema, type Apartment } from 'functions/contract/apartment';
import { apartmentPath, apartmentsCollection, lastGoodCopyPath } from 'functions/contract/collections';
import { doc, onSnapshot, type DocumentData } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestore } from 'reactfire';
import { dataOf, useLatest, useLiveQuery } from '../useLiveQuery.ts';

/** An apartment with its revision, which a change must send. */
export interface SavedApartment {
  apartment: Apartment;
  revision: number;
  /**
   * What is wrong, in the owner's language. Set if an edit in the console has made the document unreadable. `apartment`
   * is then its last readable version, as guests see it.
   */
  problem?: string;
}

/** An apartment's document; `apartment` is missing if it is unreadable. */
export interface StoredApartment {
  slug: string;
  apartment?: Apartment;
  revision: number;
  problem?: string;
}

/** The last readable versions by slug; `null` if there is none. */
type Copies = ReadonlyMap<string, Apartment | null>;

/**
 * All apartments, live, in display order. `undefined` while loading. An unreadable apartment has the values of its last
 * readable version. It is left out if it has none.
 */
export function useSavedApartments(): readonly SavedApartment[] | undefined {
  const stored = dataOf(useLiveQuery(apartmentsCollection, readApartment));
  const unreadable = (stored ?? [])
    .filter(({ apartment }) => !apartment)
    .map(({ slug }) => slug)
    .join(' ');
  const copies = useCopies(unreadable);
  const shown = useMemo(() => stored && shownApartments(stored, copies), [stored, copies]);
  // Keeps the previous result while the copy of a newly unreadable apartment is loading, so that the owner's view and input
  // stay.
  return useLatest(shown);
}

/** The apartments to show, with copies of unreadable ones; `undefined` until all copies are loaded. */
export function shownApartments(
  stored: readonly StoredApartment[],
  copies: Copies,
): readonly SavedApartment[] | undefined {
  if (stored.some(({ slug, apartment }) => !apartment && !copies.has(slug))) return undefined;
  return stored
    .flatMap(({ slug, apartment, revision, problem }): SavedApartment[] => {
      const shown = apartment ?? copies.get(slug);
      return shown ? [{ apartment: shown, revision, ...(problem !== undefined && { problem }) }] : [];
    })
    .sort((a, b) => a.apartment.position - b.apartment.position);
}

/** @param slugs separated by spaces. Reads each copy by its path, because the rules do not allow a query. */
function useCopies(slugs: string): Copies {
  const firestore = useFirestore();
  const [copies, setCopies] = useState<Copies>(() => new Map());
  useEffect(() => {
    const put = (slug: string, copy: Apartment | null) => setCopies((before) => new Map(before).set(slug, copy));
    const stops = slugs
      .split(' ')
      .filter(Boolean)
      .map((slug) =>
        onSnapshot(
          doc(firestore, lastGoodCopyPath(apartmentPath(slug))),
          (copy) => put(slug, apartmentSchema.safeParse(copy.get('data')).data ?? null),
          () => put(slug, null),
        ),
      );
    return () => stops.forEach((stop) => stop());
  }, [firestore, slugs]);
  return copies;
}

function readApartment(slug: string, fields: DocumentData): StoredApartment {
  const { revision, problem } = fields as { revision?: number; problem?: unknown };
  const parsed = apartmentSchema.safeParse(fields);
  return {
    slug,
    ...(parsed.success && { apartment: parsed.data }),
    revision: revision ?? 0,
    ...(typeof problem === 'string' && problem !== '' && { problem }),
  };
}

/** Like `useSavedApartments`, without revisions. */
export function useApartments(): readonly Apartment[] | undefined {
  const saved = useSavedApartments();
  return useMemo(() => saved?.map(({ apartment }) => apartment), [saved]);
}
