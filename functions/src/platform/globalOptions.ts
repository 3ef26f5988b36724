import { setGlobalOptions } from 'firebase-functions';
import { region } from '../contract/region.ts';
import { firebaseApp } from './firebaseApp.ts';

// Must be imported before any function is defined. The limit keeps a flood from becoming a bill.
setGlobalOptions({ region, maxInstances: 10 });

// First of all: the functions' SDK uses this app then, and else would make one of its own, without these options.
firebaseApp();
