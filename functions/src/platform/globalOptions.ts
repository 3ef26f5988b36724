import { setGlobalOptions } from 'firebase-functions';
import { region } from '../contract/region.ts';

// Must be imported before any function is defined. The limit keeps a flood from becoming a bill.
setGlobalOptions({ region, maxInstances: 10 });
