import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const enough = 4 * 2 ** 30;
/** With the number of the process that it is for. */
const name = 'matchday-tests-';

const isRoomy = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
};

const remove = (folder: string) => rmSync(`${memory}/${folder}`, { recursive: true, force: true });

/**
 * Where a run keeps its temporary files. A database begins with thirteen hundred of them, which take a disk up to a second of
 * a core and memory a twentieth: they are there where Linux has room for them, and go with the run. What a run left that was
 * broken off goes with the next.
 */
export const scratch = (): { TMPDIR?: string } => {
  if (process.env.TMPDIR !== undefined || !isRoomy()) return {};
  for (const folder of readdirSync(memory))
    if (folder.startsWith(name) && !existsSync(`/proc/${folder.slice(name.length)}`)) remove(folder);
  const own = name + process.pid;
  mkdirSync(`${memory}/${own}`, { mode: 0o700 });
  process.once('exit', () => remove(own));
  return { TMPDIR: `${memory}/${own}` };
};
