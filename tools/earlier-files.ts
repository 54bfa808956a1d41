import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import * as z from 'zod/mini';
import { filesOf } from './files-hash.ts';

/** Where the names of files carry a hash of their content: those of two builds never mean different things. */
const folders = ['assets', 'play/assets'];
const kept = 7 * 86_400_000;

/** When each file of an earlier build was last one of the newest. */
const dates = z.record(z.string(), z.number());

const readDates = (list: string): z.output<typeof dates> =>
  existsSync(list) ? dates.parse(JSON.parse(readFileSync(list, 'utf8'))) : {};

const move = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
};

/**
 * Builds into `site`, and leaves the files of its earlier builds there for a week: a page that was opened before still
 * asks for its late parts. `aside` is on the same disk; a build that fails leaves them there for the next one.
 */
export const keepingEarlier = async (
  site: string,
  aside: string,
  build: () => Promise<void>,
  now = Date.now(),
): Promise<void> => {
  const list = `${site}/.earlier-files.json`;
  const asideList = `${aside}/.earlier-files.json`;
  if (existsSync(list)) move(list, asideList);
  for (const file of folders.flatMap((folder) => filesOf(`${site}/${folder}`)))
    move(file, `${aside}/${relative(site, file)}`);
  await build();
  const before = readDates(asideList);
  const earlier: Record<string, number> = {};
  for (const path of folders.flatMap((folder) => filesOf(`${aside}/${folder}`))) {
    const file = relative(aside, path);
    const date = before[file] ?? now;
    if (existsSync(`${site}/${file}`) || now - date > kept) continue;
    move(path, `${site}/${file}`);
    earlier[file] = date;
  }
  writeFileSync(list, JSON.stringify(earlier));
  rmSync(aside, { recursive: true, force: true });
};
