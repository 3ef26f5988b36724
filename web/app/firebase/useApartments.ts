import { apartmentSchema, type Apartment } from 'functions/contract/apartment';
import { apartmentsCollection } from 'functions/contract/collections';
import { collection, type FirestoreDataConverter } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

/** All apartments as their owner has them now, in their order; without those that cannot be read. `undefined` while loading. */
export function useApartments(): readonly Apartment[] | undefined {
  const { status, data } = useFirestoreCollectionData(
    collection(useFirestore(), apartmentsCollection).withConverter(converter),
  );
  return useMemo(
    () =>
      status === 'loading'
        ? undefined
        : data.filter((one) => one !== undefined).sort((a, b) => a.position - b.position),
    [status, data],
  );
}

const converter: FirestoreDataConverter<Apartment | undefined> = {
  fromFirestore(document) {
    const parsed = apartmentSchema.safeParse(document.data());
    return parsed.success ? (parsed.data as Apartment) : undefined;
  },
  toFirestore() {
    throw new Error('Apartments are written by functions');
  },
};
