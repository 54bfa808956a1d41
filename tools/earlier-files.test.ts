import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerErrors } from '../server/plugins/errors.ts';
import { serveSite } from '../server/plugins/static-site.ts';
import { asBuilt } from '../server/testing/as-built.ts';
import { keepingEarlier } from './earlier-files.ts';

const day = 86_400_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matchday-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = () => join(folder, 'dist');
const aside = () => join(folder, 'aside');

/** As vite does: the folder is emptied first. */
const writing = (files: Record<string, string>) => async () => {
  rmSync(site(), { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site(), name)), { recursive: true });
    writeFileSync(join(site(), name), content);
  }
};
const build = (files: Record<string, string>, at: number) => keepingEarlier(site(), aside(), writing(files), at);
const assets = () => readdirSync(join(site(), 'assets'), { recursive: true, encoding: 'utf8' }).sort();

const a = {
  'index.html': 'a',
  'mode.js': 'a',
  'assets/site-a.js': 'a()',
  'assets/same-1.js': '1',
  'assets/texts-a/de.json': '{}',
};
const b = { 'index.html': 'b', 'mode.js': 'b', 'assets/site-b.js': 'b()', 'assets/same-1.js': '1' };

test('the files of a build before are still served, the page and what keeps its name are the new ones', async () => {
  await build({ ...a, 'play/assets/game-a.js': 'g()' }, 0);
  await build(b, day);
  const app = Fastify();
  answerErrors(app);
  await serveSite(app, site(), asBuilt);
  const ask = async (url: string) => (await app.inject({ url })).body;
  expect(await Promise.all(['/', '/mode.js', '/assets/site-a.js', '/assets/site-b.js'].map(ask))).toEqual([
    'b',
    'b',
    'a()',
    'b()',
  ]);
  expect(readFileSync(join(site(), 'play/assets/game-a.js'), 'utf8')).toBe('g()');
  expect((await app.inject({ url: '/.earlier-files.json' })).statusCode).toBe(404);
  await app.close();
});

test('a file goes a week after it was last one of the newest build, not after it was made', async () => {
  await build(a, 0);
  await build(a, 30 * day);
  await build(b, 31 * day);
  expect(assets()).toEqual(['same-1.js', 'site-a.js', 'site-b.js', 'texts-a', join('texts-a', 'de.json')]);
  const c = { 'index.html': 'c', 'assets/site-c.js': 'c()' };
  await build(c, 38 * day);
  expect(assets()).toEqual(['same-1.js', 'site-a.js', 'site-b.js', 'site-c.js', 'texts-a', join('texts-a', 'de.json')]);
  await build(c, 38 * day + 1);
  expect(assets()).toEqual(['same-1.js', 'site-b.js', 'site-c.js']);
});

test('a build that brings an old file back makes it one of its own again', async () => {
  await build(a, 0);
  await build(b, day);
  await build(a, 5 * day);
  await build(b, 12 * day);
  expect(assets()).toContain('site-a.js');
});

test('a build that fails loses nothing of the one before', async () => {
  await build(a, 0);
  const failing = keepingEarlier(
    site(),
    aside(),
    async () => {
      await writing({})();
      throw new Error('does not compile');
    },
    day,
  );
  await expect(failing).rejects.toThrow('does not compile');
  await build(b, 2 * day);
  expect(assets()).toContain('site-a.js');
  expect(existsSync(aside())).toBe(false);
});
