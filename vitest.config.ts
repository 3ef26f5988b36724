import { defineConfig } from 'vitest/config';

/** They need the build of functions and pages. */
const built = ['tests/{builtPages,pageWeights}/**/*.test.ts', 'tests/deploy/functionsAlone.test.ts'];

/** They have a Firestore project of their own in the emulator, and call no deployed function. */
const withOwnProject = [
  'tests/rules/**/*.test.ts',
  'tests/concurrency/randomPlatforms.long.test.ts',
  'tests/integration/auditData.test.ts',
  'tests/integration/commitChange.test.ts',
  'tests/integration/cost.test.ts',
  'tests/integration/costOfYears.long.test.ts',
  'tests/integration/failedMails.test.ts',
  'tests/integration/notOffered.test.ts',
  'tests/integration/forgetGuests.test.ts',
  'tests/integration/holdingTheSeason.test.ts',
  'tests/integration/invoices.test.ts',
  'tests/integration/oldPages.test.ts',
  'tests/integration/platformCost.test.ts',
  'tests/integration/platformTroubles.test.ts',
  'tests/integration/provision.test.ts',
  'tests/integration/lostEvents.test.ts',
  'tests/integration/mailOutage.test.ts',
  'tests/integration/restore.test.ts',
  'tests/integration/saveApartment.test.ts',
  'tests/integration/remindOfAdvance.test.ts',
  'tests/integration/takenNightsUnreadable.test.ts',
  'tests/integration/waitingMails.test.ts',
];

/** `npm test` leaves these files out. Projects do not take `--exclude` from the command line. */
const leftOut = process.env.TEST_PART === 'main' ? ['**/*.long.test.*'] : [];

/** Limits tell what hangs, not what is slow: a machine that is busy with other things may take ten times as long. */
const needsSuite = {
  fileParallelism: false,
  testTimeout: 900_000,
  hookTimeout: 600_000,
  // Of triggers and mails too.
  expect: { poll: { timeout: 90_000 } },
};

export default defineConfig({
  test: {
    // Vitest leaves one core to an editor; here nothing else runs beside a stage.
    maxWorkers: '100%',
    projects: [
      {
        // Needs nothing that runs.
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
          // One module graph for all files, which would otherwise each load their imports again. What a file replaces is put back.
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
        // Needs the running, seeded suite. One file after the other: they share one Firestore.
        test: {
          ...needsSuite,
          name: 'integration',
          // One module graph for all files, which would otherwise each load the Admin SDK and the functions again.
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
