import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { compress } from '../../tools/support/compress.ts';
import { inProject } from '../../tools/support/projectRoot.ts';

const client = inProject('web', 'dist', 'client');
const weights = new Map<string, number>();

/** Bytes after brotli at its best, as a host sends files that were compressed when they were deployed. */
export function weighFile(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const weight = compress(readFileSync(file)).length;
  weights.set(file, weight);
  return weight;
}

/** The file that is served at a path of the site. */
export function pageFile(path: string): string {
  return join(client, path, 'index.html');
}

/** Every module that a page loads without anybody touching it: those it names, and all that they import. */
export function modulesOf(pageFile: string): Set<string> {
  const html = readFileSync(pageFile, 'utf8');
  return withImports([...html.matchAll(/\/assets\/[\w.-]+\.js\b/g)].map(([url]) => url));
}

/** The modules of a part that is fetched late, by the name of the file that it begins with. */
export function modulesOfPart(name: string): Set<string> {
  const parts = readdirSync(join(client, 'assets')).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  );
  if (parts.length !== 1) throw new Error(`The build has ${parts.length} parts called ${name}, not one`);
  return withImports([`/assets/${parts[0]}`]);
}

function withImports(urls: string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...urls];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (found.has(url)) continue;
    found.add(url);
    const code = readModule(url);
    // `import(...)` is a part that may come later, or never.
    for (const [, from] of code.matchAll(/\b(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
      waiting.push(posix.join(posix.dirname(url), from!));
    }
  }
  return found;
}

export function readModule(url: string): string {
  return readFileSync(join(client, url), 'utf8');
}

export function weighModules(urls: Iterable<string>): number {
  return [...urls].reduce((sum, url) => sum + weighFile(join(client, url)), 0);
}

export function hasBuild(): boolean {
  return existsSync(pageFile('/'));
}
