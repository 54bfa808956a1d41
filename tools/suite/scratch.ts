import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';

const enough = 4 * 2 ** 30;
/** With the number of the process that it is for. */
const prefix = 'matchday-tests-';

const isRoomy = (memory: string): boolean => {
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough;
};

/** The browser from npm is unpacked among the temporary files, and some systems start nothing from memory. */
const mayStart = (folder: string): boolean => {
  const file = `${folder}/starts`;
  writeFileSync(file, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(file);
  rmSync(file);
  return status === 0;
};

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

const isLeftBehind = (name: string): boolean => {
  const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
  return pid !== undefined && !existsSync(`/proc/${pid}`);
};

/**
 * Where a run keeps its temporary files. A database begins with thirteen hundred of them, which take a disk up to a second of
 * a core and memory a twentieth: they are there where Linux has room for them, and go with the run. What a run left that was
 * broken off goes with the next.
 */
export const scratch = (memory = '/dev/shm'): { TMPDIR?: string } => {
  if (process.env.TMPDIR !== undefined) return {};
  try {
    if (!isRoomy(memory)) return {};
    for (const name of readdirSync(memory).filter(isLeftBehind)) remove(`${memory}/${name}`);
    const own = mkdtempSync(`${memory}/${prefix}${process.pid}-`);
    process.once('exit', () => remove(own));
    return mayStart(own) ? { TMPDIR: own } : {};
  } catch {
    // No such folder, or another user's: the disk does as well.
    return {};
  }
};
