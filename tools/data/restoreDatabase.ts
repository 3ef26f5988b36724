import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
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
import type { Conversation } from '../provision/provision.ts';
import { PlainFailure } from '../support/PlainFailure.ts';
import { readDocuments } from './DocumentFile.ts';
import { decodeFields, encodeFields } from './encodeFields.ts';
import { manifestFile, type ExportedDocument, type ExportManifest } from './ExportManifest.ts';
import { storedCollections } from './storedCollections.ts';

/** Maximum number of printed reasons of failures. */
const mostReasons = 20;

/**
 * Collections with triggers. They are written last and in this order. If functions are already deployed, the
 * trigger of a restored document then finds all documents that belong to it, and has nothing to do.
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

export interface RestoreOptions extends Conversation {
  /** Project of the database. */
  project: string;
  /** The export's project, if a person has confirmed that it is a different one. */
  of?: string | undefined;
  /** Whether to overwrite documents that differ, and delete those that are not in the export. */
  replace: boolean;
}

/**
 * Makes the database equal to the export, after a person has seen the changes and agreed. Equal documents are left alone, so it can be
 * repeated after a failure.
 * @returns the number of written or deleted documents
 * @throws {PlainFailure} if the export is incomplete or of another project, if something would be overwritten or deleted without `replace`,
 * if the person does not agree, and with the reasons if documents could not be written
 */
export async function restoreDatabase(
  folder: string,
  { project, of, replace, print, agrees }: RestoreOptions,
): Promise<number> {
  const manifest = await readManifest(folder);
  if (manifest.project !== project && manifest.project !== of) {
    throw new PlainFailure(
      `The export is of the project ${manifest.project}, and this is the database of ${project}. If that is meant, add: --of ${manifest.project}`,
    );
  }
  print(`The export is of ${manifest.project}, made at ${manifest.at}. Compared with the database of ${project}:`);
  const differences = await compare(folder, manifest);
  for (const { name, missing, changed, added } of differences) {
    if (missing + changed + added.length === 0) continue;
    print(`  ${name}: ${missing} missing, ${changed} different, ${added.length} not in the export`);
  }
  const sum = (count: (one: Difference) => number) => differences.reduce((all, one) => all + count(one), 0);
  const [missing, changed, added] = [
    sum((one) => one.missing),
    sum((one) => one.changed),
    sum((one) => one.added.length),
  ];
  if (missing + changed + added === 0) return 0;
  if (changed + added > 0 && !replace) {
    throw new PlainFailure(
      `Nothing was written. With --replace ${changed} documents are overwritten and ${added} deleted, for good.`,
    );
  }
  const question = `In ${project}, write ${missing} documents, overwrite ${changed}, delete ${added}?`;
  if (!(await agrees(question))) throw new PlainFailure('Nothing was written.');
  const rank = ({ name }: Difference) => last.indexOf(name);
  for (const one of differences.sort((a, b) => rank(a) - rank(b))) await write(folder, one);
  return missing + changed + added;
}

/** How a collection differs from the export, in numbers of documents. */
interface Difference {
  name: string;
  missing: number;
  changed: number;
  same: number;
  /** Paths of the documents that are not in the export. */
  added: string[];
}

type State = 'missing' | 'changed' | 'same';

async function compare(folder: string, { documents }: ExportManifest): Promise<Difference[]> {
  const collections = await storedCollections();
  const differences: Difference[] = [];
  for (const name of new Set([...Object.keys(documents), ...collections.keys()])) {
    const difference: Difference = { name, missing: 0, changed: 0, same: 0, added: [] };
    const exported = new Set<string>();
    if (name in documents) {
      for await (const { document, state } of comparedDocuments(join(folder, `${name}.json`))) {
        exported.add(document.path);
        difference[state] += 1;
      }
    }
    for (const { path } of await pathsOf(collections.get(name))) if (!exported.has(path)) difference.added.push(path);
    differences.push(difference);
  }
  return differences;
}

async function pathsOf(query: Query | undefined): Promise<DocumentReference[]> {
  return query ? (await query.select().get()).docs.map(({ ref }) => ref) : [];
}

/** The documents of a file with their versions in the database; some hundred in memory at once. */
async function* comparedDocuments(file: string): AsyncGenerator<{ document: ExportedDocument; state: State }> {
  const db = firestore();
  const compared = async (documents: ExportedDocument[]) => {
    const stored = documents.length > 0 ? await db.getAll(...documents.map(({ path }) => db.doc(path))) : [];
    return documents.map((document, place) => {
      const data = stored[place]?.data();
      if (!data) return { document, state: 'missing' as const };
      return {
        document,
        state: isDeepStrictEqual(encodeFields(data), document.fields) ? ('same' as const) : ('changed' as const),
      };
    });
  };
  let page: ExportedDocument[] = [];
  for await (const document of readDocuments(file)) {
    page.push(document);
    if (page.length < 300) continue;
    yield* await compared(page);
    page = [];
  }
  yield* await compared(page);
}

async function write(folder: string, { name, missing, changed, added }: Difference): Promise<void> {
  const db = firestore();
  const writer = db.bulkWriter();
  const reasons: string[] = [];
  const keep = (path: string, written: Promise<unknown>) =>
    void written.catch((error: Error) => reasons.push(`${path}: ${error.message}`));
  for (const path of added) keep(path, writer.delete(db.doc(path)));
  if (missing + changed > 0) {
    for await (const { document, state } of comparedDocuments(join(folder, `${name}.json`))) {
      const [reference, fields] = [db.doc(document.path), decodeFields(document.fields, db)];
      if (state === 'missing') keep(document.path, writer.create(reference, fields));
      if (state === 'changed') keep(document.path, writer.set(reference, fields));
    }
  }
  await writer.close();
  if (reasons.length === 0) return;
  const more = reasons.length > mostReasons ? `\nand ${reasons.length - mostReasons} more` : '';
  throw new PlainFailure(
    `${reasons.length} documents of ${name} were not written:\n${reasons.slice(0, mostReasons).join('\n')}${more}\n` +
      'What was written stays. Once the reasons are gone, run it again: it goes on with what is missing.',
  );
}

/** Reads all files first, so that nothing of a truncated export is written. */
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
