import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../server/root.ts';
import { keepingEarlier } from '../../tools/earlier-files.ts';
import { viteBuild } from '../../tools/vite-build.ts';

const first = `${root}dist`;

/** Another build of the site, in folders that a server can serve. */
export interface SecondBuild {
  /** Over the first one, whose late parts stay, as `npm start` leaves it. */
  overFirst: string;
  /** With nothing of the first one, as an image is. */
  alone: string;
  /** As servers that are replaced one after the other answer: its document, with the service worker of the first. */
  mixed: string;
  remove(): Promise<void>;
}

export const buildSecond = async (): Promise<SecondBuild> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchday-second-'));
  const [overFirst, alone, mixed] = [`${folder}/over-first`, `${folder}/alone`, `${folder}/mixed`];
  const config = `${root}test/support/second-build.config.ts`;
  await viteBuild('--logLevel', 'error', '--config', config, '--outDir', alone, '--emptyOutDir');
  // Compressed, those of its files whose names stay would be served in place of the second one's.
  await cp(first, overFirst, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  await keepingEarlier(overFirst, `${folder}/aside`, () => cp(alone, overFirst, { recursive: true }));
  await cp(overFirst, mixed, { recursive: true });
  await cp(`${first}/sw.js`, `${mixed}/sw.js`);
  return { overFirst, alone, mixed, remove: () => rm(folder, { recursive: true, force: true }) };
};
