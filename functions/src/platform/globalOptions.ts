import { setGlobalOptions } from 'firebase-functions';
import { region } from '../contract/region.ts';
import { firebaseApp } from './firebaseApp.ts';

/**
 * Must be imported before any function is defined. One instance of each function serves what a villa is asked for; two bounds keep a
 * flood from becoming a bill: what the worst day of each function costs is in docs/decisions/43-cost.md.
 */
setGlobalOptions({ region, maxInstances: 1, concurrency: 20 });

// First of all: the functions' SDK uses this app then, and else would make one of its own, without these options.
firebaseApp();
