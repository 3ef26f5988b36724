import { build } from 'vite';
import { expect, it } from 'vitest';
import { preventRouterReloadLoop } from './preventRouterReloadLoop.ts';

const routerModule = '/node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js';
const reloading = `export async function load(error) { window.location.reload(); return new Promise(() => {}); }`;

/** Bundles one module and returns the code. */
async function bundle(id: string, code: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'one-module', resolveId: (source) => (source === id ? id : undefined), load: () => code },
      preventRouterReloadLoop(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: id, preserveEntrySignatures: 'strict' } },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Not one bundle');
  return built.output.map((one) => ('code' in one ? one.code : '')).join('');
}

it('makes a page throw the router’s loading error, instead of reloading', async () => {
  const code = await bundle(routerModule, reloading);
  const { load } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    load: (error: Error) => Promise<{ default: () => void }>;
  };
  const gone = new Error('gone');
  const route = await load(gone);
  expect(() => route.default()).toThrow(gone);
});

it('fails the build if the router reloads in another way', async () => {
  await expect(bundle(routerModule, 'export const load = () => location.replace(location.href);')).rejects.toThrow(
    'no longer reloads pages as it did',
  );
});

it('fails the build if the code is in another file', async () => {
  await expect(bundle(routerModule.replace('routeModules', 'modules'), reloading)).rejects.toThrow('in another file');
});
