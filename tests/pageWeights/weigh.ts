import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { compress } from '../../tools/support/compress.ts';
import { inProject } from '../../tools/support/projectRoot.ts';

const client = inProject('web', 'dist', 'client');
const weights = new Map<string, number>();

/** The module that each source file became, by the file's path in `web/`: https://vite.dev/guide/backend-integration */
type Manifest = Record<string, { file: string; isEntry?: boolean; isDynamicEntry?: boolean }>;

/** Bytes after brotli at the highest level, because hosts compress files like that on deployment. */
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

/** Every module that a page loads without interaction: those that it names, and all that they import. */
export function modulesOf(pageFile: string): Set<string> {
  const html = readFileSync(pageFile, 'utf8');
  return withImports([...html.matchAll(/\/assets\/[\w.-]+\.js\b/g)].map(([url]) => url));
}

/** The routes and lazy parts whose source paths match, without their imports. */
export function partsFrom(source: RegExp): string[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const found = Object.entries(manifest).filter(
    ([path, { isEntry, isDynamicEntry }]) => source.test(path) && (isEntry || isDynamicEntry),
  );
  return found.map(([, { file }]) => `/${file}`);
}

/**
 * The modules with all their static imports. Parts behind `import(...)` do not count, because they may load later or
 * never.
 */
export function withImports(urls: string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...urls];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (found.has(url)) continue;
    found.add(url);
    for (const [, from] of readModule(url).matchAll(/\b(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
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

/**
 * Whether the code belongs to Firebase. Its packages register themselves by name, whatever the build calls their files.
 */
export function isFirebase(code: string): boolean {
  return /@firebase\/(app|auth|firestore|functions)/.test(code);
}
