import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { assetListFile } from '../../web/build/writeAssetList.ts';
import { PlainFailure } from '../support/PlainFailure.ts';

/** Matches relative paths that stay inside the folder. */
const assetList = z.array(z.string().regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/));

/** The live site's file at a path; `undefined` if it has no such file. */
async function fetchFile(url: string): Promise<Response | undefined> {
  const response = await fetch(url).catch((error: Error) => {
    throw new PlainFailure(`${url} cannot be read: ${error.message}`);
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new PlainFailure(`${url} cannot be read: status ${response.status}`);
  return response;
}

/**
 * Adds assets of the live release that the build does not have, so that open pages keep working after the deployment. Assets that the live
 * release itself added this way are not in its list.
 * @param origin origin of the live site, such as `https://villa.web.app`
 * @param client the folder of the built pages
 * @returns how many files were added
 * @throws {PlainFailure} if the live site cannot be read
 */
export async function shipOldAssets(origin: string, client: string): Promise<number> {
  // Before the first deployment, there is no list.
  const list = await fetchFile(`${origin}/${assetListFile}`);
  const paths = list ? assetList.parse(await list.json()) : [];
  let added = 0;
  for (const path of paths) {
    const file = join(client, 'assets', path);
    if (existsSync(file)) continue;
    const asset = await fetchFile(`${origin}/assets/${path}`);
    if (!asset) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, new Uint8Array(await asset.arrayBuffer()));
    added += 1;
  }
  return added;
}
