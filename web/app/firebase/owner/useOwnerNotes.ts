import { ownerNoteSchema, type Booking } from 'functions/contract/booking';
import { ownerNotePath } from 'functions/contract/collections';
import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';

const none: ReadonlyMap<string, string> = new Map();

/**
 * The owner's notes about bookings by their IDs, read once each. Empty until they are read. Leaves out notes that
 * cannot be read, for example offline.
 * @param isWanted whether to read them, as each note costs a read
 */
export function useOwnerNotes(bookings: readonly Booking[], isWanted: boolean): ReadonlyMap<string, string> {
  const firestore = useFirestore();
  const [notes, setNotes] = useState(none);
  const missing = isWanted ? bookings.filter(({ id }) => !notes.has(id)).map(({ id }) => id) : [];
  const key = missing.join(' ');
  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    const read = key.split(' ').map(async (id): Promise<[string, string]> => {
      const note = await getDoc(doc(firestore, ownerNotePath(id))).catch(() => undefined);
      return [id, ownerNoteSchema.parse(note?.data() ?? {}).text];
    });
    void Promise.all(read).then((found) => isCurrent && setNotes((before) => new Map([...before, ...found])));
    return () => {
      isCurrent = false;
    };
  }, [firestore, key]);
  return notes;
}
