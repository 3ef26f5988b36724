import { apartmentSchema, type Apartment } from 'functions/contract/apartment';
import { apartmentsCollection } from 'functions/contract/collections';
import { collection, type FirestoreDataConverter } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

/** An apartment with the revision that a change of it has to name. */
export interface SavedApartment {
  apartment: Apartment;
  revision: number;
}

/** All apartments as they are now, in their order; without those that cannot be read. `undefined` while loading. */
export function useSavedApartments(): readonly SavedApartment[] | undefined {
  const { status, data } = useFirestoreCollectionData(
    collection(useFirestore(), apartmentsCollection).withConverter(converter),
  );
  return useMemo(
    () =>
      status === 'loading'
        ? undefined
        : data.filter((one) => one !== undefined).sort((a, b) => a.apartment.position - b.apartment.position),
    [status, data],
  );
}

const converter: FirestoreDataConverter<SavedApartment | undefined> = {
  fromFirestore(document) {
    const data = document.data() as { revision?: number };
    const parsed = apartmentSchema.safeParse(data);
    return parsed.success ? { apartment: parsed.data, revision: data.revision ?? 0 } : undefined;
  },
  toFirestore() {
    throw new Error('Apartments are written by functions');
  },
};
