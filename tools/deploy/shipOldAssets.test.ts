import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAssetList } from '../../web/build/writeAssetList.ts';
import { shipOldAssets } from './shipOldAssets.ts';

let folder: string;
/** The files of the live site; a number is the status of a failure. */
let live: Record<string, string | number>;
const server = createServer((request, response) => {
  const found = live[request.url!] ?? 404;
  if (typeof found === 'number') response.writeHead(found).end();
  else response.end(found);
});
let origin: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  live = {};
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  server.close();
});

it('adds the live release’s assets that the new one lacks, and lists only its own', async () => {
  write('assets/home-2.js', 'new');
  write('assets/flags/hr.svg', 'new flag');
  await writeAssetList(folder);
  live = {
    '/assets.json': JSON.stringify(['flags/hr.svg', 'home-1.js', 'pictures/terrace-1.avif', 'gone-1.js']),
    '/assets/flags/hr.svg': 'old flag',
    '/assets/home-1.js': 'old',
    '/assets/pictures/terrace-1.avif': 'old picture',
  };
  expect(await shipOldAssets(origin, folder)).toBe(2);
  expect(read('assets/home-1.js')).toBe('old');
  expect(read('assets/pictures/terrace-1.avif')).toBe('old picture');
  expect(read('assets/home-2.js')).toBe('new');
  expect(read('assets/flags/hr.svg')).toBe('new flag');
  expect(JSON.parse(read('assets.json'))).toEqual(['flags/hr.svg', 'home-2.js']);
});

it('adds nothing before the first deployment', async () => {
  expect(await shipOldAssets(origin, folder)).toBe(0);
});

it('stops the deployment if the live site cannot be read, so that no open page breaks unnoticed', async () => {
  live = { '/assets.json': 503 };
  await expect(shipOldAssets(origin, folder)).rejects.toThrow('/assets.json cannot be read: status 503');
  live = { '/assets.json': '["home-1.js"]', '/assets/home-1.js': 500 };
  await expect(shipOldAssets(origin, folder)).rejects.toThrow('/assets/home-1.js cannot be read: status 500');
});

it('writes nothing outside of the assets folder', async () => {
  live = { '/assets.json': '["../index.html"]', '/index.html': 'a page', '/assets/../index.html': 'a page' };
  await expect(shipOldAssets(origin, folder)).rejects.toThrow('Invalid string');
});
