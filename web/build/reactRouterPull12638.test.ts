import { build } from 'vite';
import { expect, it } from 'vitest';
import { reactRouterPull12638 } from './reactRouterPull12638.ts';

const routerModule = '/node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js';
const reloading = `export async function load(error) { window.location.reload(); return new Promise(() => {}); }`;

/** The bundle of one module. */
async function bundle(id: string, code: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'one-module', resolveId: (source) => (source === id ? id : undefined), load: () => code },
      reactRouterPull12638(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: id, preserveEntrySignatures: 'strict' } },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Not one bundle');
  return built.output.map((one) => ('code' in one ? one.code : '')).join('');
}

it('leaves it to the site whether a page is reloaded', async () => {
  const code = await bundle(routerModule, reloading);
  expect(code).toContain('route-module-error');
  expect(code).not.toContain('reload');
});

it('fails the build when the router reloads in another way', async () => {
  await expect(bundle(routerModule, 'export const load = () => location.replace(location.href);')).rejects.toThrow(
    'no longer reloads pages as it did',
  );
});

it('fails the build when the code is in another file', async () => {
  await expect(bundle(routerModule.replace('routeModules', 'modules'), reloading)).rejects.toThrow('in another file');
});
