import type { Plugin } from 'vite';

const stand = '\0unused-realtime-database';
const used = ['get', 'off', 'onChildAdded', 'onChildChanged', 'onChildMoved', 'onChildRemoved', 'onValue'];

/**
 * reactfire names functions of Firebase's Realtime Database in a table that it fills as soon as it is loaded, so no bundler can
 * leave that product out, which weighs as much as a third of Firestore. Nothing here speaks to such a database.
 */
export const unusedDatabasePlugin: Plugin = {
  name: 'unused-realtime-database',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer) => (id === 'firebase/database' && importer?.includes('/reactfire/') ? stand : undefined),
  load: (id) => (id === stand ? used.map((name) => `export const ${name} = undefined;`).join('\n') : undefined),
};
