import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';

type Rule = { source: string };
type Hosting = {
  public: string;
  headers: (Rule & { headers: { key: string; value: string }[] })[];
  rewrites: (Rule & { destination?: string })[];
};

export type Response = { status: number; headers: Record<string, string>; file?: string };

function fits(path: string, { source }: Rule): boolean {
  if (source.startsWith('!')) return !matchesGlob(path, source.slice(1));
  return matchesGlob(path, source);
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/**
 * How Firebase Hosting serves the built site, read from firebase.json or similar settings: headers, clean URLs, rewrites to files. Paths
 * that are rewritten to a function are not found, because no functions run here.
 */
export class HostingRules {
  readonly #hosting: Hosting;
  readonly #folder: string;

  /** @param config path of the settings */
  constructor(config: string) {
    this.#hosting = (JSON.parse(readFileSync(config, 'utf8')) as { hosting: Hosting }).hosting;
    this.#folder = join(dirname(config), this.#hosting.public);
  }

  /** @param path decoded, not percent-encoded */
  respond(path: string): Response {
    const headers = Object.fromEntries(
      this.#hosting.headers
        .filter((rule) => fits(path, rule))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );
    if (path !== '/' && path.endsWith('/')) {
      return { status: 301, headers: { ...headers, location: encodeURI(path.slice(0, -1)) } };
    }
    const file = this.#fileAt(path);
    if (file) return { status: 200, headers, file };
    const rewrite = this.#hosting.rewrites.find((rule) => rule.destination && fits(path, rule));
    if (rewrite) return { status: 200, headers, file: join(this.#folder, rewrite.destination!) };
    return { status: 404, headers, file: join(this.#folder, '404.html') };
  }

  #fileAt(path: string): string | undefined {
    const at = join(this.#folder, path);
    if (!at.startsWith(this.#folder)) return undefined;
    return [at, `${at}.html`, join(at, 'index.html')].find(isFile);
  }
}
