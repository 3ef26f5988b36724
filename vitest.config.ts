import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // Needs nothing that runs.
        test: {
          name: 'unit',
          include: [
            'functions/src/**/*.test.ts',
            'web/app/**/*.test.{ts,tsx}',
            'web/*.test.ts',
            'web/{fonts,pictures}/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/{deploy,head,locales,mails,walls,weights,zones}/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        // Needs the running, seeded suite. One file after the other: they share one Firestore.
        test: {
          name: 'integration',
          include: ['tests/{integration,rules,load}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
