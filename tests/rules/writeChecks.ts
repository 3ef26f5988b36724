import {
  addDoc,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { writers, type Asker } from './askers.ts';
import type { Check } from './Check.ts';
import { allDocuments, bookings, freePlaces } from './storedDocuments.ts';

/** As a writer would put it that hopes to be taken for the owner of what it writes. */
const mine = { uid: 'ana', email: 'kate@example.com', admin: true };

function refused(asker: Asker, what: string, attempt: (firestore: Firestore) => Promise<unknown>): Check {
  return { asker, name: what, allowed: false, attempt: (project) => attempt(project.as(asker, 'writes')) };
}

/** Every way to write, at every place. */
function writesEverywhere(): Check[] {
  return writers.flatMap((asker) => [
    ...freePlaces.map((path) =>
      // Each their own: who comes second to one place does not create it.
      refused(asker, `create ${path}`, (store) => setDoc(doc(store, `${path}-${writers.indexOf(asker)}`), mine)),
    ),
    ...Object.keys(allDocuments).flatMap((path) => [
      refused(asker, `replace ${path}`, (store) => setDoc(doc(store, path), mine)),
      refused(asker, `merge into ${path}`, (store) => setDoc(doc(store, path), { note: 'x' }, { merge: true })),
      refused(asker, `update ${path}`, (store) => updateDoc(doc(store, path), { note: 'x' })),
      refused(asker, `delete ${path}`, (store) => deleteDoc(doc(store, path))),
    ]),
  ]);
}

/** What somebody would really want: a stay for nothing, another's booking, a house that looks full. */
const wishes: Record<string, (store: Firestore) => Promise<unknown>> = {
  'book without being asked for a price': (store) => addDoc(collection(store, 'bookings'), bookings.ANAS),
  'book under a number of one’s own': (store) => setDoc(doc(store, 'bookings/NEW'), bookings.ANAS),
  'confirm a booking': (store) => updateDoc(doc(store, 'bookings/ANAS'), { status: 'confirmed' }),
  'cancel a booking past the function': (store) => updateDoc(doc(store, 'bookings/KATES'), { status: 'cancelled' }),
  'move a stay': (store) =>
    updateDoc(doc(store, 'bookings/ANAS'), { checkIn: '2027-06-11', 'agreed.checkIn': '2027-06-11' }),
  'pay less': (store) => updateDoc(doc(store, 'bookings/ANAS'), { 'quote.totalPayment': increment(-1000) }),
  'take over a booking by name': (store) => updateDoc(doc(store, 'bookings/BOBS'), { uid: 'ana' }),
  'take over a booking by address': (store) => updateDoc(doc(store, 'bookings/BOBS'), { email: 'kate@example.com' }),
  'share a booking': (store) => updateDoc(doc(store, 'bookings/ANAS'), { readers: arrayUnion('eve') }),
  'stamp a booking': (store) => updateDoc(doc(store, 'bookings/ANAS'), { createdAt: serverTimestamp() }),
  'empty a field of a booking': (store) => updateDoc(doc(store, 'bookings/ANAS'), { problem: deleteField() }),
  'hold a night': (store) =>
    setDoc(doc(store, 'nights/lavender_2027-06-25'), { apartment: 'lavender', night: '2027-06-25', booking: null }),
  'free a night': (store) => deleteDoc(doc(store, 'nights/lavender_2027-06-12')),
  'show a night as taken': (store) =>
    updateDoc(doc(store, 'apartments/lavender/calendar/2027-06'), { 'nights.2027-06-25': true }),
  'show a night as free': (store) =>
    updateDoc(doc(store, 'apartments/lavender/calendar/2027-06'), { 'nights.2027-06-12': deleteField() }),
  'make the villa cheap': (store) => updateDoc(doc(store, 'apartments/lavender'), { nightPrice: 1 }),
  'change the house terms': (store) => updateDoc(doc(store, 'apartments/lavender'), { 'houseTerms.advanceShare': 0 }),
  'mail in the villa’s name': (store) =>
    addDoc(collection(store, 'mail'), { to: ['eve@example.com'], message: { subject: 'Pay here', text: 'x' } }),
  'send a mail again': (store) => updateDoc(doc(store, 'mail/request-KATES'), { 'delivery.state': 'RETRY' }),
  'get the owner’s mail': (store) => updateDoc(doc(store, 'settings/property'), { ownerEmail: 'eve@example.com' }),
  'write a whole booking in one batch': (store) => {
    const batch = writeBatch(store);
    batch.set(doc(store, 'bookings/NEW'), bookings.ANAS);
    batch.set(doc(store, 'nights/lavender_2027-06-25'), { apartment: 'lavender', night: '2027-06-25', booking: 'NEW' });
    batch.set(doc(store, 'apartments/lavender/calendar/2027-06'), { nights: { '2027-06-25': true } }, { merge: true });
    batch.set(doc(store, 'mail/new'), { to: ['eve@example.com'] });
    return batch.commit();
  },
  'delete in a batch': (store) =>
    writeBatch(store).delete(doc(store, 'bookings/ANAS')).delete(doc(store, 'nights/lavender_2027-06-12')).commit(),
  'read an apartment and write it in a transaction': (store) =>
    runTransaction(store, async (transaction) => {
      const apartment = await transaction.get(doc(store, 'apartments/lavender'));
      transaction.update(apartment.ref, { nightPrice: 1 });
    }),
  'read a booking and cancel it in a transaction': (store) =>
    runTransaction(store, async (transaction) => {
      const booking = await transaction.get(doc(store, 'bookings/ANAS'));
      transaction.update(booking.ref, { status: 'cancelled' });
    }),
  'hold a night unseen in a transaction': (store) =>
    runTransaction(store, async (transaction) => {
      transaction.set(doc(store, 'nights/lavender_2027-06-25'), mine);
    }),
};

function wishChecks(): Check[] {
  return writers.flatMap((asker) => Object.entries(wishes).map(([wish, attempt]) => refused(asker, wish, attempt)));
}

export const writeChecks: Check[] = [...writesEverywhere(), ...wishChecks()];
