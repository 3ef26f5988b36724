/* Replaces `firebase/database`, which is not used here. reactfire puts these functions into a table when it loads, so no
   bundler can remove the Realtime Database, a third of Firestore's size. */
export const get = undefined;
export const off = undefined;
export const onChildAdded = undefined;
export const onChildChanged = undefined;
export const onChildMoved = undefined;
export const onChildRemoved = undefined;
export const onValue = undefined;
