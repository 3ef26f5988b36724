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
// Other rewrites stay in front, because the last generated one matches everything.
const sources = new Set(rewrites.map(({ source }) => source));
const others = (settings.hosting.rewrites as { source: string }[]).filter(({ source }) => !sources.has(source));
settings.hosting = { ...settings.hosting, headers: await hostingHeaders(), rewrites: [...others, ...rewrites] };
writeFileSync(file, await format(JSON.stringify(settings), { parser: 'json', printWidth: 120 }));
