import { setGlobalOptions } from 'firebase-functions';

// Imported before any function is defined. The bound keeps a flood from becoming a bill; three apartments need less.
setGlobalOptions({ region: 'europe-west1', maxInstances: 10 });
