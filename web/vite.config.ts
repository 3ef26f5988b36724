import { reactRouter } from '@react-router/dev/vite';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { reactRouterPull12638 } from './build/reactRouterPull12638.ts';
import { picturesPlugin } from './build/pictures/picturesPlugin.ts';
import { pictureFolder } from './build/pictures/readMaster.ts';
import { subsetFontsPlugin } from './build/subsetFontsPlugin.ts';
import { bundledPackagesFile, noticesInDevelopment } from './build/thirdPartyNotices.ts';

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
const base = {
  name: 'base',
  test: /web\/app\/(root|entry\.client|storage\/\w+|ui\/picture\/Picture|i18n\/useFormat)\.tsx?$/,
};

/** The same for our own pieces, as far as most pages use them. */
const shared = {
  name: 'shared',
  // Not the theme, which would bring MUI to every page, nor what only the owner's desk and the forms make one of the many.
  test: /web\/app\/(ui\/(?!theme\/(theme|AppTheme)|toast\/ToastSnackbar|picture\/Chevron|browser\/useMediaQuery)|i18n\/(?!loadMessages))|web\/app\/routes\/(pageHead|revalidateOnNewPath)|functions\/src\/domain\/(?!booking(Id|State)[.]|ledger|platform|feedStay|phone|quoteLineLabel)/,
  minShareCount: 5,
};

/** What only pages with a price or a response of the server need. */
const responses = /features\/booking\/(quote\/QuoteLines)/;

/** Of a search, flexible dates and a calendar, which come with an interaction or a stay in the URL; a request has none of it. */
const offers = /features\/booking\/(takenNights\/|availability\/(offerStyle|showChangedApartments))/;

/** The stay in the URL, current prices and refusals: the request page has them too, but no fields for a stay. */
const chosenStay = {
  name: 'chosenStay',
  test: /features\/booking\/(chosenStay\/|calendar\/useLazy|quote\/useGuestsText|availability\/(isStayRefusal|verdictStyle|useCurrentApartments))|firebase\/calls\/BookingFailure/,
  minShareCount: 4,
};

/** What pages with a stay on them share: whoever requests one has been on another of them before. */
const stay = {
  name: 'stay',
  test: (id: string) =>
    /web\/app\/features\/(booking|apartments)\//.test(id) && !responses.test(id) && !offers.test(id),
  minShareCount: 4,
};

/** Small parts of pages with apartments: four files less for each page to name. */
const parts = {
  name: 'parts',
  test: /web\/app\/(boot\/StaticIsland|ui\/(picture\/Stars|loading\/ErrorBoundary)|features\/apartments\/CardFacts)/,
};

/** The taken nights, with the hook that listens to them. */
const nights = { name: 'nights', test: /features\/booking\/takenNights\/(useVillaNights|villaNights)/ };

/** Small parts of pages with a price. */
const booking = {
  name: 'booking',
  test: (id: string) => /web\/app\/features\/booking\/|functions\/src\/contract\/error/.test(id) && !offers.test(id),
  minShareCount: 4,
};

/**
 * MUI in few files instead of forty: each is compressed better. What the calendar needs too is apart from what only forms need, and that
 * from what only forms for a person need.
 */
const theme = {
  name: 'theme',
  test: /web\/app\/ui\/theme\/AppTheme|@mui\/(material\/(IconButton|Typography|SvgIcon|utils)|utils\/getReactElementRef)\//,
};
const forms = {
  name: 'forms',
  test: /web\/app\/form\/(InputField|SubmitButton|formLayout|personInputs|readPerson)|functions\/src\/contract\/fieldLengths|@mui\/material\/Alert\//,
};
const person = {
  name: 'person',
  test: /web\/app\/(form\/(PersonFields|PhoneField)|i18n\/usePhonePicker)|@mui\/material\/(InputAdornment|NativeSelect|Input)\//,
};
const checkboxes = { name: 'checkboxes', test: /@mui\/material\/(Checkbox|FormControlLabel)\// };

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
    reactRouter(),
    reactRouterPull12638(),
    reloadOnNewContent,
    noticesInDevelopment,
  ],
  // Found before the first visit, so that no page is broken off because one of them turns up late.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*', '!app/**/*.server.*'] },
  build: {
    assetsInlineLimit: 0,
    // For `web/build/thirdPartyNotices.ts`.
    license: { fileName: bundledPackagesFile },
    rolldownOptions: {
      // Old modules that do not say so themselves; Emotion names them for a function that nobody calls here.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
          // reactfire imports all of Firebase, of which these are never called here.
          { test: /node_modules\/(@firebase|firebase)\/(remote-config|storage)\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [base, shared, parts, nights, chosenStay, stay, booking, theme, forms, person, checkboxes],
        },
      },
    },
  },
});
