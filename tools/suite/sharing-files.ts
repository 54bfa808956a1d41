import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../test/journeys/', import.meta.url);

/** Files of journeys that are at a site which their worker's files share (test/support/worker.ts); all others have their own. */
export const sharingFiles: string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => /\b(sharedJourneys|workerSite)\(/.test(readFileSync(new URL(name, folder), 'utf8')))
  .map((name) => `test/journeys/${name}`);
