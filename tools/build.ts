// What `firebase deploy` runs first, and a way to build by hand.
import { buildFunctions } from './support/buildFunctions.ts';
import { buildWeb } from './support/buildWeb.ts';
import { PlainFailure } from './support/PlainFailure.ts';

try {
  await buildFunctions();
  await buildWeb();
} catch (error) {
  if (!(error instanceof PlainFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
