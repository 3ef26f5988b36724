/*
 * `npm test`: decides about a change, from a clean clone.
 *
 *   npm test                                     the stages check, unit, built, integration and e2e, without `*.long.*` files
 *   npm test -- --only unit                      one stage or several (comma-separated)
 *   npm test -- tests/rules/rules.test.ts        one file, in the stage that it belongs to, with a build only where it needs one
 *   npm test -- --only e2e --grep "two guests"   what follows is passed on to the stage's own runner
 */
import { runTests } from './support/runTests.ts';

await runTests('main');
