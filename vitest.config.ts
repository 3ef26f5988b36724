import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests that need the build of functions and pages. */
const built = ['tests/{builtPages,pageWeights}/**/*.test.ts', 'tests/deploy/functionsAlone.test.ts'];

/** Tests that have their own Firestore project in the emulator and call no deployed function: the rules, and all that import one. */
const withOwnProject = [
  'tests/rules/**/*.test.ts',
  ...globSync('tests/{concurrency,integration}/*.test.ts').filter((file) => {
    return readFileSync(file, 'utf8').includes('/support/isolatedProject.ts');
  }),
];

/** Files that `npm test` leaves out. Listed here, because projects ignore `--exclude` on the command line. */
const leftOut = process.env.TEST_PART === 'main' ? ['**/*.long.test.*'] : [];

/** The time limits only detect tests that hang, because a busy machine may take ten times as long as usual. */
const needsSuite = {
  fileParallelism: false,
  testTimeout: 900_000,
  hookTimeout: 600_000,
  // Includes the time that triggers and mails take.
  expect: { poll: { timeout: 90_000 } },
};

export default defineConfig({
  test: {
    // Vitest leaves one core to an editor; here nothing else runs beside a stage.
    maxWorkers: '100%',
    projects: [
      {
        // Needs neither a build nor the emulators.
        test: {
          name: 'unit',
          include: [
            'functions/src/**/*.test.ts',
            'web/app/**/*.test.{ts,tsx}',
            'web/build/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/{deploy,importBoundaries,ledger,locales,mails,repository,timeZones,villas}/**/*.test.ts',
          ],
          exclude: [...built, ...leftOut],
          // Files share one module graph, so that they do not each load their imports again. Stubs are undone before each test.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Needs a build.
        test: { name: 'built', include: built, exclude: leftOut, testTimeout: 300_000 },
      },
      {
        // Needs the running, seeded suite. Files run one after the other, because they share one Firestore.
        test: {
          ...needsSuite,
          name: 'integration',
          // Files share one module graph, so that they do not each load the Admin SDK and the functions again.
          isolate: false,
          include: ['tests/{concurrency,integration}/**/*.test.ts'],
          exclude: [...withOwnProject, ...leftOut],
        },
      },
      {
        // Needs the running emulators. Runs beside "integration", two files at a time.
        test: {
          ...needsSuite,
          name: 'isolated',
          include: withOwnProject,
          exclude: leftOut,
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
});
