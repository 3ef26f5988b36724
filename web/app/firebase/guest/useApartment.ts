import { apartmentSchema, type Apartment } from 'functions/contract/apartment';
import { apartmentPath } from 'functions/contract/collections';
import { doc, type FirestoreDataConverter } from 'firebase/firestore';
import { useFirestore, useFirestoreDocData } from 'reactfire';

/** An apartment as its owner has it now: `null` where it cannot be read, `undefined` while loading. */
export function useApartment(slug: string): Apartment | null | undefined {
  const { status, data } = useFirestoreDocData(doc(useFirestore(), apartmentPath(slug)).withConverter(converter));
  return status === 'loading' ? undefined : (data ?? null);
}

const converter: FirestoreDataConverter<Apartment | null> = {
  fromFirestore(document) {
    const parsed = apartmentSchema.safeParse(document.data());
    return parsed.success ? (parsed.data as Apartment) : null;
  },
  toFirestore() {
    throw new Error('The owner writes apartments in the console');
  },
};
