import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { languages, type Language } from '../../functions/src/domain/language.ts';
import { hostManifestPath } from '../app/features/host/frame/hostManifestPath.ts';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import { color } from '../../villa/theme.ts';
import { readDrawing } from './paintDrawings.ts';

/** Icon sizes in pixels: those that Android asks for and the one that iOS shows. */
const iconSizes = [192, 512];

interface Names {
  property: string;
  /** The name of the owner's desk in a language. */
  title: string;
}

/** The web app manifest, which lets owners put the desk on their home screen (https://www.w3.org/TR/appmanifest/). */
export function hostManifest(language: Language, { property, title }: Names): string {
  return JSON.stringify({
    id: hostPath(language),
    name: `${title} · ${property}`,
    short_name: property,
    lang: language,
    start_url: hostPath(language),
    // The sign-in page is outside the desk, so the scope is the whole site.
    scope: '/',
    display: 'standalone',
    background_color: color.background,
    theme_color: color.headerBackground,
    icons: iconSizes.map((size) => ({
      src: `/host-icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}

/** Writes the manifests of all languages, and the icon from `villa/host-icon.svg`. */
export async function writeHostManifests(client: string, property: string): Promise<void> {
  for (const language of languages) {
    const texts = join(import.meta.dirname, '..', '..', 'locales', language, 'host.json');
    const { title } = JSON.parse(await readFile(texts, 'utf8')) as { title: string };
    const file = join(client, hostManifestPath(language));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, hostManifest(language, { property, title }));
  }
  const drawing = Buffer.from(await readDrawing('host-icon.svg'));
  for (const size of iconSizes) {
    await sharp(drawing, { density: (72 * size) / 64 })
      .resize(size)
      .png()
      .toFile(join(client, `host-icon-${size}.png`));
  }
}
