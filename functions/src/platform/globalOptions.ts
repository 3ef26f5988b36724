import { setGlobalOptions } from 'firebase-functions';
import { region } from '../contract/region.ts';
import { firebaseApp } from './firebaseApp.ts';

/**
 * Must be imported before any function is defined. One instance of each function is enough for a villa, and both limits keep the
 * cost of a flood of requests low: docs/cost.md has the cost of the worst day.
 */
setGlobalOptions({ region, maxInstances: 1, concurrency: 20 });

// Called before anything else, so that the functions' SDK uses this app instead of creating its own without our options.
firebaseApp();
