import { statfs } from 'node:fs/promises';

/** Megabytes left on the disk of a folder. */
export const freeMb = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1_000_000);
};
