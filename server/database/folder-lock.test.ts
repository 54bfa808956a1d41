import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderLocked, lockFolder } from './folder-lock.ts';

const modulePath = fileURLToPath(new URL('./folder-lock.ts', import.meta.url));
const holder = `import(${JSON.stringify(modulePath)}).then((lock) => lock.lockFolder(process.argv[1])).then(
  () => { console.log('locked'); setInterval(() => {}, 1000); },
  (error) => { console.log(error.name); process.exit(3); });`;

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matchday-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Another process that takes the folder; returns its first output. */
const startHolder = async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', holder, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
};

it('refuses a folder that another process holds, and takes it when that process was killed', async () => {
  const first = await startHolder();
  expect(first.said).toBe('locked');
  await expect(lockFolder(folder)).rejects.toThrow(FolderLocked);
  expect((await startHolder()).said).toBe('FolderLocked');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const release = await lockFolder(folder);
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await startHolder()).said).toBe('FolderLocked');
  await release();
  expect((await startHolder()).said).toBe('locked');
});

it('gives a folder to at most one of many that ask at once', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value();
});
