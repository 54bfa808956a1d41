import { constants } from 'node:fs';
import { access, mkdir, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freeMb } from './free-space.ts';

/** The embedded database cannot use its folder; `message` holds the reason and the remedy. Nothing in it was touched. */
export class UnusableFolder extends Error {}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';

/** Whether a folder holds a whole database or none; what is in between must not be taken for an empty one. */
const isSound = async (database: string): Promise<boolean> => {
  const names = await readdir(database).catch((): string[] => []);
  if (names.length === 0) return true;
  const control = await stat(join(database, 'global', 'pg_control')).catch(() => null);
  return names.includes('PG_VERSION') && control?.size === 8_192;
};

export const damaged = (database: string, options?: ErrorOptions): UnusableFolder =>
  new UnusableFolder(
    `The database in ${resolve(database)} is damaged and was left as it is: put a copy of the folder in its place, or set another DATA_DIR.`,
    options,
  );

/** Makes the folder of the embedded database unless it is there; throws {@link UnusableFolder}. */
export const requireUsableFolder = async ({
  dataDir,
  leastFreeMb,
}: {
  dataDir: string;
  leastFreeMb: number;
}): Promise<void> => {
  const folder = resolve(dataDir);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UnusableFolder(
      `${folder} cannot be written (${codeOf(error)}): give this user the right to, or set another DATA_DIR.`,
    );
  }
  const free = await freeMb(folder);
  if (free < leastFreeMb) {
    throw new UnusableFolder(
      `The disk of ${folder} is full: ${free} MB are left, ${leastFreeMb} are needed (LEAST_FREE_MB). Make room, or set another DATA_DIR.`,
    );
  }
  if (!(await isSound(join(folder, 'pg')))) throw damaged(join(folder, 'pg'));
};
