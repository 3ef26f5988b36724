import { reactRouter } from '@react-router/dev/vite';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { paintDrawingsPlugin } from './build/paintDrawings.ts';
import { picturesPlugin } from './build/pictures/picturesPlugin.ts';
import { pictureFolder } from './build/pictures/readMaster.ts';
import { preventRouterReloadLoop } from './build/preventRouterReloadLoop.ts';
import { subsetFontsPlugin } from './build/subsetFontsPlugin.ts';
import { bundledPackagesFile } from './build/thirdPartyNotices.ts';

const texts = join(import.meta.dirname, '..', 'locales');

/**
 * Reloads the page when a text or picture changes. The dev server alone would not, because these reach the browser as a
 * page's data and not as modules.
 */
const reloadOnNewContent: Plugin = {
  name: 'reload-on-new-content',
  hotUpdate({ file }) {
    if (this.environment.name === 'client' && (file.startsWith(texts) || file.startsWith(pictureFolder))) {
      this.environment.hot.send({ type: 'full-reload' });
    }
  },
};

/**
 * One file for the packages that every page loads, and one for those that every MUI component loads. A large file
 * compresses better.
 */
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|react-router|scheduler|@emotion|stylis)\//,
};
const mui = { name: 'mui', test: /node_modules\/@mui\/(system|styled-engine|utils)\// };

export default defineConfig({
  resolve: {
    alias: {
      'firebase/database': join(import.meta.dirname, 'build', 'unusedDatabase.ts'),
      re2js: join(import.meta.dirname, 'build', 'unusedRegularExpressions.ts'),
    },
  },
  plugins: [
    picturesPlugin(),
    subsetFontsPlugin(),
    paintDrawingsPlugin(),
    reactRouter(),
    preventRouterReloadLoop(),
    reloadOnNewContent,
  ],
  // Finds all dependencies before the first visit. Otherwise Vite would reload the page when it finds one later.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*', '!app/**/*.server.*'] },
  build: {
    assetsInlineLimit: 0,
    // `tests/pageWeights` needs it to find the built file of a source file.
    manifest: true,
    // For `web/build/thirdPartyNotices.ts`.
    license: { fileName: bundledPackagesFile },
    rolldownOptions: {
      // Packages without side effects that do not declare this. Emotion imports them for a function that the site never
      // calls.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
          // reactfire imports all of Firebase, and the site never calls these parts.
          { test: /node_modules\/(@firebase|firebase)\/(remote-config|storage)\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [framework, mui],
        },
      },
    },
  },
});
