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
} from 'firebase/firestore/lite';
import { writers, type Client } from './clients.ts';
import type { Check } from './Check.ts';
import { allDocuments, bookings, freePlaces } from './storedDocuments.ts';

/** Data of a writer who hopes to be taken for the owner. */
const mine = { uid: 'ana', email: 'kate@example.com', admin: true };

function refused(client: Client, what: string, attempt: (firestore: Firestore) => Promise<unknown>): Check {
  return { client, name: what, allowed: false, attempt: (project) => attempt(project.as(client)) };
}

/** Every kind of write at every path. */
function writesEverywhere(): Check[] {
  return writers.flatMap((client) => [
    ...freePlaces.map((path) =>
      // A separate path each, because only the first can create it.
      refused(client, `create ${path}`, (store) => setDoc(doc(store, `${path}-${writers.indexOf(client)}`), mine)),
    ),
    ...Object.keys(allDocuments).flatMap((path) => [
      refused(client, `replace ${path}`, (store) => setDoc(doc(store, path), mine)),
      refused(client, `merge into ${path}`, (store) => setDoc(doc(store, path), { note: 'x' }, { merge: true })),
      refused(client, `update ${path}`, (store) => updateDoc(doc(store, path), { note: 'x' })),
      refused(client, `delete ${path}`, (store) => deleteDoc(doc(store, path))),
    ]),
  ]);
}

/** Writes that an attacker would want: a free stay, somebody's booking, a full calendar. */
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
  'change the property’s terms': (store) =>
    updateDoc(doc(store, 'apartments/lavender'), { 'propertyTerms.advanceShare': 0 }),
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
  return writers.flatMap((client) => Object.entries(wishes).map(([wish, attempt]) => refused(client, wish, attempt)));
}

export const writeChecks: Check[] = [...writesEverywhere(), ...wishChecks()];
