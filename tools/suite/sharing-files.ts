import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../../server/root.ts';

/** Files that are at a site which their worker's files share (test/support/stand.ts); all others have their own. */
export const sharingFiles: string[] = ['test/journeys', 'test/paths']
  .flatMap((folder) => readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`))
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => /\b(sharedJourneys|sharedCover|workerSite)\(/.test(readFileSync(`${root}${file}`, 'utf8')));
