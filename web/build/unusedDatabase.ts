/*
 * Replaces `firebase/database`, which this site does not use. reactfire puts these functions into a table when it
 * loads, so no bundler can remove the Realtime Database, which is a third as large as Firestore.
 */
export const get = undefined;
export const off = undefined;
export const onChildAdded = undefined;
export const onChildChanged = undefined;
export const onChildMoved = undefined;
export const onChildRemoved = undefined;
export const onValue = undefined;
