// `npm run rewrites`: updates firebase.json from code: rewrites from the table of paths, headers from securityHeaders.
// A test fails when they differ.
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { firebaseSettings } from './support/firebaseSettings.ts';
import { inProject } from './support/projectRoot.ts';

const text = JSON.stringify(await firebaseSettings());
writeFileSync(inProject('firebase.json'), await format(text, { parser: 'json', printWidth: 120 }));
