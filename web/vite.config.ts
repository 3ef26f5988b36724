import { reactRouter } from '@react-router/dev/vite';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { failedRoutePlugin } from './failedRoutePlugin.ts';
import { picturesPlugin } from './pictures/picturesPlugin.ts';
import { pictureFolder } from './pictures/readMaster.ts';
import { lettersPlugin } from './fonts/lettersPlugin.ts';
import { unusedDatabasePlugin } from './unusedDatabasePlugin.ts';
import { unusedLinksPlugin } from './unusedLinksPlugin.ts';

const texts = join(import.meta.dirname, '..', 'locales');

/** Texts and pictures reach the browser as a page's data, not as modules, so the dev server would not tell it that one has changed. */
const reloadOnNewContent: Plugin = {
  name: 'reload-on-new-content',
  hotUpdate({ file }) {
    if (this.environment.name === 'client' && (file.startsWith(texts) || file.startsWith(pictureFolder))) {
      this.environment.hot.send({ type: 'full-reload' });
    }
  },
};

/**
 * What every page loads in any case, which is what these import. As one file it is compressed better than as the many that the
 * bundler would cut it into, and a slow line carries it sooner.
 */
const base = { name: 'base', test: /web\/app\/(root|entry\.client|ui\/(deviceStore|Picture)|i18n\/useFormat)\.tsx?$/ };

/** The same for our own pieces, as far as most pages use them: few fetch their words. */
const house = {
  name: 'house',
  test: /web\/app\/(ui|i18n\/(?!fetchWords))|web\/app\/routes\/(pageHead|keepDataOfPage)|functions\/src\/domain\//,
  minShareCount: 5,
};

/** What only pages with a price or an answer of the server need. */
const answers =
  /features\/stay\/(QuoteLines|CalendarStore|onPageReturn|useFreshApartment|useTakenNights|useSeasonName)/;

/** What pages with a stay on them share: whoever requests one has been on another of them before. */
const stay = {
  name: 'stay',
  test: (id: string) => /web\/app\/features\/(stay|apartments)\//.test(id) && !answers.test(id),
  minShareCount: 4,
};

/** Not what brings Firebase itself along: that comes after an interaction, or on a guest's own pages. */
const booking = {
  name: 'booking',
  test: /web\/app\/(features\/stay\/|firebase\/(BookingFailure|callFunction|read(Apartment|Calendar)|toBookingFailure|withTimeLimit)[.])|functions\/src\/contract\/error/,
  minShareCount: 4,
};

export default defineConfig({
  plugins: [
    picturesPlugin(),
    unusedLinksPlugin,
    lettersPlugin(),
    reactRouter(),
    failedRoutePlugin,
    unusedDatabasePlugin,
    reloadOnNewContent,
  ],
  // Found before the first visit, so that no page is broken off because one of them turns up late.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*', '!app/**/*.server.*'] },
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Old modules that do not say so themselves; Emotion names them for a function that nobody calls here.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
          // reactfire imports all of Firebase, of which these are never called here.
          { test: /node_modules\/(@firebase|firebase)\/(remote-config|storage)\//, sideEffects: false },
        ],
      },
      output: { codeSplitting: { groups: [base, house, stay, booking] } },
    },
  },
});
