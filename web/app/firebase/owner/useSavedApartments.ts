import { apartmentSchema, type Apartment } from 'functions/contract/apartment';
import { apartmentPath, apartmentsCollection, lastGoodCopyPath } from 'functions/contract/collections';
import { collection, doc, onSnapshot, type FirestoreDataConverter } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

/** An apartment with the revision that a change of it has to name. */
export interface SavedApartment {
  apartment: Apartment;
  revision: number;
  /** What an edit in the console has made unreadable, in the owner's language: `apartment` is what stood there before, as guests see it. */
  problem?: string;
}

/** An apartment's document; `apartment` is missing if it cannot be read. */
export interface StoredApartment {
  slug: string;
  apartment?: Apartment;
  revision: number;
  problem?: string;
}

/** The last readable versions by slug; `null` where there is none. */
type Copies = ReadonlyMap<string, Apartment | null>;

/**
 * All apartments as they are now, in their order; one that cannot be read as it was last. Without those that never could be.
 * `undefined` while loading.
 */
export function useSavedApartments(): readonly SavedApartment[] | undefined {
  const firestore = useFirestore();
  const { status, data } = useFirestoreCollectionData(
    collection(firestore, apartmentsCollection).withConverter(converter),
  );
  const stored = status === 'loading' ? undefined : data;
  const unreadable = (stored ?? [])
    .filter(({ apartment }) => !apartment)
    .map(({ slug }) => slug)
    .join(' ');
  const copies = useCopies(unreadable);
  const shown = useMemo(() => stored && shownApartments(stored, copies), [stored, copies]);
  // While the copy of one that has just become unreadable is loading, a view that showed nothing would lose what the owner is doing.
  const [latest, setLatest] = useState(shown);
  if (shown && shown !== latest) setLatest(shown);
  return shown ?? latest;
}

/**
 * The apartments to show, with copies for those that cannot be read; `undefined` while one of these is not there yet.
 */
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

/** @param slugs with spaces between them: reactfire has no hook for a number of documents that changes */
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

const converter: FirestoreDataConverter<StoredApartment> = {
  fromFirestore(document) {
    const data = document.data() as { revision?: number; problem?: unknown };
    const parsed = apartmentSchema.safeParse(data);
    const { problem } = data;
    return {
      slug: document.id,
      ...(parsed.success && { apartment: parsed.data }),
      revision: data.revision ?? 0,
      ...(typeof problem === 'string' && problem !== '' && { problem }),
    };
  },
  toFirestore() {
    throw new Error('Apartments are written by functions');
  },
};
