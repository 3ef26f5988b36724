import sharp from 'sharp';
import { color } from '../../villa/theme.ts';
import { apartmentSlug, type Answers } from './Answers.ts';
import { pictureNames } from './pictureNames.ts';

const wide = { width: 1920, height: 1280 };

/** Sky and ground, in the site's own colours. */
const pairs = [
  [color.onHeaderSecondary, color.headerBackground],
  [color.divider, color.primaryHover],
  [color.panel, color.info],
  [color.divider, color.success],
] as const;

/** A house on a hill, which is recognisable as a placeholder without text. */
function drawing(width: number, height: number, [sky, ground]: readonly [string, string], evening = false): string {
  const size = Math.min(width, height) / 3;
  const [x, y] = [width / 2, height * 0.62];
  const [back, front] = evening ? [ground, sky] : [sky, ground];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${back}"/>
<path d="M0 ${y} Q${x} ${y - size / 3} ${width} ${y} V${height} H0 Z" fill="${front}" opacity="0.35"/>
<path d="M${x - size / 2} ${y} V${y - size / 2} L${x} ${y - size} L${x + size / 2} ${y - size / 2} V${y} Z" fill="${front}" opacity="0.7"/>
<rect x="${x - size / 10}" y="${y - size / 3}" width="${size / 5}" height="${size / 3}" fill="${back}"/>
</svg>`;
}

const drawn = new Map<string, Promise<Buffer>>();

/** Draws each picture once, because many files show the same one. */
async function asJpeg(svg: string): Promise<Buffer> {
  const picture = drawn.get(svg) ?? sharp(Buffer.from(svg)).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  drawn.set(svg, picture);
  return picture;
}

/** Placeholders for all pictures of a villa, by the names of their files in villa/pictures. */
export async function drawPictures({ apartments }: Answers): Promise<Map<string, Buffer>> {
  const names = [
    ...['hero', 'house', 'hosts', 'surroundings', 'way'].map((kind) => pictureNames[kind as 'hero']),
    ...pictureNames.everyApartment,
    ...apartments.map((apartment) => pictureNames.cover(apartmentSlug(apartment))),
  ];
  const pictures = new Map<string, Buffer>();
  for (const [index, name] of [...new Set(names)].entries()) {
    pictures.set(`${name}.jpg`, await asJpeg(drawing(wide.width, wide.height, pairs[index % pairs.length]!)));
  }
  pictures.set(`${pictureNames.evening}.jpg`, await asJpeg(drawing(wide.width, wide.height, pairs[0], true)));
  // Dark, because light text stands on its sky.
  pictures.set(`${pictureNames.heroTall}.jpg`, await asJpeg(drawing(1080, 1920, pairs[0], true)));
  pictures.set(`${pictureNames.openGraph}.jpg`, await asJpeg(drawing(1200, 630, pairs[0])));
  return pictures;
}

/** villa/map.svg: a mark on rings, until there is a real map. */
export function drawMap(): string {
  const rings = [70, 140, 210, 280].map((radius) => `<circle cx="420" cy="330" r="${radius}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 620" width="840" height="620">
  <rect width="840" height="620" fill="var(--panel)"/>
  <g fill="none" stroke="var(--divider)" stroke-width="2">${rings}</g>
  <path d="M420 338 a26 26 0 1 1 22 -26 q0 14 -22 46 q-22 -32 -22 -46" fill="var(--primary)"/>
  <circle cx="420" cy="310" r="8" fill="var(--panel)"/>
</svg>
`;
}
