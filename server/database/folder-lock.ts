import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { UnusableFolder } from './data-folder.ts';

/** Another process holds the folder; two on one folder lose rows without an error (money-and-tickets 10). */
export class FolderLocked extends UnusableFolder {
  constructor(folder: string) {
    super(`Another Matchday server is using ${resolve(folder)}. Stop it first, or set another DATA_DIR.`);
    this.name = 'FolderLocked';
  }
}

const prefix = 'lock-';

const numbers = (folder: string): number[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)));

/** UNIX socket addresses hold about 100 characters: the shorter of the two ways to write the path. */
const address = (folder: string, number: number): string => {
  const absolute = join(resolve(folder), `${prefix}${number}`);
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
};

/** The kernel answers for the holder: it refuses the connection as soon as the holder is gone, however it went. */
const isAlive = (path: string): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(path);
    socket.once('connect', () => settle(true));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      settle(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });

const listen = (path: string): Promise<Server | null> =>
  new Promise((settle, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? settle(null) : fail(error)));
    server.listen(path, () => settle(server.unref()));
  });

/**
 * Takes a folder for this process alone, until the returned release or the end of the process; throws {@link
 * FolderLocked}. The lock is a listening socket `lock-N`. A dead one is never removed to make room, which two starters
 * could do to each other: the next one binds N + 1, and keeps it only if no other process lives.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  mkdirSync(folder, { recursive: true });
  const others = async (own: number): Promise<boolean> => {
    for (const number of numbers(folder)) {
      if (number !== own && (await isAlive(address(folder, number)))) return true;
    }
    return false;
  };
  if (await others(0)) throw new FolderLocked(folder);
  const own = Math.max(0, ...numbers(folder)) + 1;
  const server = await listen(address(folder, own));
  if (server === null) throw new FolderLocked(folder);
  const release = (): Promise<void> => new Promise((done) => server.close(() => done()));
  if (await others(own)) {
    await release();
    throw new FolderLocked(folder);
  }
  for (const number of numbers(folder)) if (number < own) rmSync(join(folder, `${prefix}${number}`), { force: true });
  return release;
};
