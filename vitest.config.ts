import { defineConfig } from 'vitest/config';
import LongestFirst from './tools/suite/longest-first.ts';
import { sharingFiles } from './tools/suite/sharing-files.ts';

/** How long a test waits for what is to become so. A busy machine takes its time; only what never comes uses it up. */
const patience = { poll: { timeout: 20_000 } };

/** One core is kept free where nothing is said. */
const allCores = '100%';

/** What a player meets, in a browser. */
const journeys = {
  environment: 'node',
  expect: patience,
  globalSetup: 'test/support/prepare-journeys.ts',
  setupFiles: 'test/support/out-of-time.ts',
  // A worker keeps its browser, and the site that its files share, from file to file (test/support/worker.ts).
  isolate: false,
  // Each waits for its page and its server: three of them keep two cores busy.
  maxWorkers: 3,
  testTimeout: 180_000,
  hookTimeout: 120_000,
  // A browser on a shared machine may miss its moment; what fails twice is wrong. At a desk the first counts.
  retry: process.env.CI ? 1 : 0,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Files share what they import: loading it again for each took half of the time.
          isolate: false,
          maxWorkers: allCores,
          expect: patience,
          include: ['{contract,domain,machines,server,test,tools}/**/*.test.ts', 'src/**/*.test.ts'],
          exclude: ['test/journeys/**', 'test/paths/**', '**/*.{pg,alone,process,counts}.test.ts'],
          // A database in memory takes a few seconds to come up on a busy machine, and each test on it its share.
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          // What replaces a package for itself, or changes machines, must not share them.
          name: 'alone',
          environment: 'node',
          maxWorkers: allCores,
          expect: patience,
          include: ['{server,tools}/**/*.alone.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'components',
          environment: 'jsdom',
          isolate: false,
          maxWorkers: allCores,
          include: ['src/**/*.test.tsx'],
          setupFiles: 'test/support/clean-up-views.ts',
          expect: patience,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // What only large counts show: whole matches beside their rules and book, rounds of games beside their returns,
          // evenings on a bad line, bad inputs by the thousand.
          name: 'counts',
          environment: 'node',
          maxWorkers: allCores,
          expect: patience,
          include: ['{domain,server,test}/**/*.counts.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          // Servers that are started, ended and killed.
          name: 'processes',
          environment: 'node',
          // They wait for each other a third of the time.
          maxWorkers: 3,
          expect: patience,
          include: ['server/**/*.process.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          expect: patience,
          include: ['server/**/*.pg.test.ts'],
          isolate: false,
          // Each file has a database of its own and waits for it more than it computes.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...journeys,
          name: 'journeys',
          include: sharingFiles,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...journeys,
          name: 'sites',
          include: ['test/journeys/**/*.test.ts', 'test/paths/**/*.test.ts'],
          exclude: sharingFiles,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
