/*
 * `npm run test:long`: the slow tests that `npm test` leaves out: the `*.long.*` files of the stages unit, integration and e2e, and the
 * stages villas (another villa, made and booked) and browsers (three engines). Takes the same arguments.
 */
import { runTests } from './support/runTests.ts';

await runTests('long');
