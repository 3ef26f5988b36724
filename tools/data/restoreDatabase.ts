import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  apartmentsCollection,
  blocksCollection,
  bookingsCollection,
  mailCollection,
  platformCalendarsCollection,
  settingsCollection,
  withheldMailCollection,
} from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { PlainFailure } from '../support/PlainFailure.ts';
import { readDocuments } from './DocumentFile.ts';
import { decodeFields } from './encodeFields.ts';
import { manifestFile, type ExportManifest } from './ExportManifest.ts';

/**
 * Collections with triggers, written last and in this order: where functions are deployed already, they find what belongs to
 * a document when it is written, and have nothing to do.
 */
const last = [
  apartmentsCollection,
  settingsCollection,
  blocksCollection,
  bookingsCollection,
  platformCalendarsCollection,
  withheldMailCollection,
  mailCollection,
];

/**
 * Writes the documents of an export into an empty database.
 * @returns the number of documents
 * @throws {PlainFailure} if the database is not empty, or the export is not complete
 */
export async function restoreDatabase(folder: string): Promise<number> {
  const { documents } = await readManifest(folder);
  const db = firestore();
  const present = await db.listCollections();
  if (present.length > 0) {
    throw new PlainFailure(
      `The database is not empty (${present.map(({ id }) => id).join(', ')}). An export is restored into an empty one only, so that nothing is mixed or overwritten.`,
    );
  }
  let written = 0;
  for (const name of Object.keys(documents).sort((a, b) => last.indexOf(a) - last.indexOf(b))) {
    const writer = db.bulkWriter();
    const failed: unknown[] = [];
    let count = 0;
    for await (const { path, fields } of readDocuments(join(folder, `${name}.json`))) {
      count += 1;
      writer.create(db.doc(path), decodeFields(fields, db)).catch((error: unknown) => failed.push(error));
      if (count % 500 === 0) await writer.flush();
    }
    await writer.close();
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} documents of ${name} were not written`);
    written += count;
  }
  return written;
}

/** Looks at all files, so that nothing is written of an export that breaks off. */
async function readManifest(folder: string): Promise<ExportManifest> {
  const file = join(folder, manifestFile);
  if (!existsSync(file)) throw new PlainFailure(`${folder} is no complete export: it has no ${manifestFile}.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ExportManifest;
  if (manifest.format !== 1) throw new PlainFailure(`${file} is of another format than this version reads.`);
  for (const [name, expected] of Object.entries(manifest.documents)) {
    const path = join(folder, `${name}.json`);
    if (!existsSync(path)) throw new PlainFailure(`${folder} is no complete export: it has no ${name}.json.`);
    let count = 0;
    for await (const { path: at } of readDocuments(path)) if (at) count += 1;
    if (count !== expected) {
      throw new PlainFailure(`${name}.json has ${count} documents, and ${manifestFile} says ${expected}.`);
    }
  }
  return manifest;
}
