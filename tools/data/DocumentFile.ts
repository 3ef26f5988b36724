import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { ExportedDocument } from './ExportManifest.ts';

/** Writes documents as a JSON array, one document per line, without holding all of them in memory. */
export class DocumentFile {
  count = 0;
  readonly #file: WriteStream;

  constructor(path: string) {
    // Contains guests' data and the secret URLs of calendars.
    this.#file = createWriteStream(path, { mode: 0o600 });
    this.#file.write('[');
  }

  async add(document: ExportedDocument): Promise<void> {
    const line = `${this.count === 0 ? '\n' : ',\n'}${JSON.stringify(document)}`;
    this.count += 1;
    if (!this.#file.write(line)) await once(this.#file, 'drain');
  }

  async close(): Promise<void> {
    this.#file.end('\n]\n');
    await finished(this.#file);
  }
}

/** The documents of such a file, one by one. */
export async function* readDocuments(path: string): AsyncGenerator<ExportedDocument> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (line.startsWith('{')) yield JSON.parse(line.replace(/,$/, '')) as ExportedDocument;
  }
}
