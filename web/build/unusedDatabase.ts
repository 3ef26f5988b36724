/*
 * Stands in for `firebase/database`, which nothing here uses: reactfire puts these functions into a table as soon as it is loaded, so no
 * bundler can leave out the Realtime Database, a third of Firestore's size.
 */
export const get = undefined;
export const off = undefined;
export const onChildAdded = undefined;
export const onChildChanged = undefined;
export const onChildMoved = undefined;
export const onChildRemoved = undefined;
export const onValue = undefined;
