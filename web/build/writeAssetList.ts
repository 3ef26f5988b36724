import { glob, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Served with the pages, because the next deployment also ships these files (`tools/deploy/shipOldAssets.ts`). */
export const assetListFile = 'assets.json';

/** Lists the files in a build's `assets/`, with paths relative to it. */
export async function writeAssetList(client: string): Promise<void> {
  const files: string[] = [];
  for await (const entry of glob('**/*', { cwd: join(client, 'assets'), withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(join(client, 'assets/').length));
  }
  await writeFile(join(client, assetListFile), JSON.stringify(files.sort()));
}
