import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Snapshot } from '../../functions/src/platform/Snapshot.ts';
import { DocumentFile } from './DocumentFile.ts';
import { encodeFields } from './encodeFields.ts';
import { manifestFile, type ExportManifest } from './ExportManifest.ts';
import { storedCollections } from './storedCollections.ts';

/**
 * Writes every document, read in one snapshot.
 * @param folder is created; it must not exist
 */
export async function exportDatabase(folder: string, project: string): Promise<ExportManifest> {
  mkdirSync(folder, { recursive: false, mode: 0o700 });
  const collections = await storedCollections();
  const documents = await Snapshot.take(async (snapshot) => {
    const counts: Record<string, number> = {};
    for (const [name, query] of collections) {
      const file = new DocumentFile(join(folder, `${name}.json`));
      for await (const document of snapshot.pages(query)) {
        await file.add({ path: document.ref.path, fields: encodeFields(document.data()) });
      }
      await file.close();
      counts[name] = file.count;
    }
    return counts;
  });
  const manifest: ExportManifest = { format: 1, project, at: new Date().toISOString(), documents };
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
