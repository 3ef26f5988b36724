import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Vite's list of every package that is part of the browser's modules (`build.license`), including fonts. */
export const bundledPackagesFile = 'third-party-packages.json';

/** Where the site serves the notices; the terms link to it. */
export const noticesFile = 'third-party-notices.txt';

/** `identifier` is the package's SPDX expression, `text` its licence file; a package may lack either. */
export type BundledPackage = { name: string; version: string; identifier?: string; text?: string };

const rule = '-'.repeat(80);

/**
 * The licences of all packages, each text once with its packages.
 * @param apache the text for packages under Apache-2.0 that do not include a copy, such as Firebase's
 * @throws if a package's licence is unknown, because it may then not be distributed
 */
export function composeNotices(packages: BundledPackage[], apache: string): string {
  const byText = new Map<string, string[]>();
  for (const { name, version, identifier, text } of packages) {
    const licence = text?.trim() || (identifier === 'Apache-2.0' ? apache.trim() : undefined);
    if (!licence)
      throw new Error(
        `${name} is in the browser's modules and brings no licence text (${identifier ?? 'no licence named'}).`,
      );
    byText.set(licence, [...(byText.get(licence) ?? []), `${name} ${version}`]);
  }
  const parts = [...byText].map(([licence, names]) => `${names.join('\n')}\n\n${licence}\n`);
  return ['This site contains software and typefaces of others, under these licences.\n', ...parts].join(
    `\n${rule}\n\n`,
  );
}

/** Writes the notices that the site serves, and removes Vite's file. */
export async function writeThirdPartyNotices(client: string): Promise<void> {
  const file = join(client, bundledPackagesFile);
  const packages = JSON.parse(await readFile(file, 'utf8')) as BundledPackage[];
  const apache = await readFile(join(import.meta.dirname, '..', '..', 'LICENSE'), 'utf8');
  await writeFile(join(client, noticesFile), composeNotices(packages, apache));
  await rm(file);
}
