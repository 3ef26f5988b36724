// `npm run rewrites`: updates firebase.json from code: rewrites from the table of paths, headers from securityHeaders.
// A test fails when they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { hostingHeaders } from './support/hostingHeaders.ts';
import { hostingRewrites } from './support/hostingRewrites.ts';
import { inProject } from './support/projectRoot.ts';

const file = inProject('firebase.json');
const settings = JSON.parse(readFileSync(file, 'utf8'));
const rewrites = hostingRewrites();
// Rewrites to other places stay in front, because the last generated one matches everything. Those to our own are made anew: the
// paths may have been others before.
const placeOf = (rewrite: { destination?: string; function?: { functionId: string } }) =>
  rewrite.destination ?? rewrite.function?.functionId;
const own = new Set(rewrites.map(placeOf));
const others = (settings.hosting.rewrites as Parameters<typeof placeOf>[0][]).filter((one) => !own.has(placeOf(one)));
settings.hosting = { ...settings.hosting, headers: await hostingHeaders(), rewrites: [...others, ...rewrites] };
writeFileSync(file, await format(JSON.stringify(settings), { parser: 'json', printWidth: 120 }));
