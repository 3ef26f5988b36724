import { reactRouter } from '@react-router/dev/vite';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const texts = join(import.meta.dirname, '..', 'locales');

/** Texts reach the browser as a page's data, not as a module, so the dev server would not tell it that one has changed. */
const reloadOnNewTexts: Plugin = {
  name: 'reload-on-new-texts',
  hotUpdate({ file }) {
    if (this.environment.name === 'client' && file.startsWith(texts)) {
      this.environment.hot.send({ type: 'full-reload' });
    }
  },
};

export default defineConfig({
  plugins: [reactRouter(), reloadOnNewTexts],
  // Found before the first visit, so that no page is broken off because one of them turns up late.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*', '!app/**/*.server.*'] },
  build: { assetsInlineLimit: 0 },
});
