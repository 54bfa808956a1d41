import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentAddress, firstFilesOf } from './first-files.ts';

let root: string;
const origin = 'http://localhost:3000';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'matchday-first-files-'));
  await mkdir(join(root, '.vite'));
  await writeFile(
    join(root, 'index.html'),
    '<script src="/mode.js"></script><script type="module" crossorigin src="/assets/site-1.js"></script>',
  );
  await writeFile(
    join(root, '.vite/first-files.json'),
    JSON.stringify({
      texts: 'assets/texts-1',
      pages: {
        '/': ['assets/home-1.js', 'assets/site-1.js'],
        '/betting': ['assets/betting-1.js', 'assets/betting-1.css'],
      },
    }),
  );
});
afterAll(() => rm(root, { recursive: true, force: true }));

const always = ['/mode.js preload', '/assets/site-1.js modulepreload'];

const linked = (path: string, cookies?: string) =>
  firstFilesOf(root)({ ...documentAddress(path, cookies), origin })
    .split(', ')
    .map((link) => /<(.*)>; rel=(\w+)/.exec(link)?.slice(1).join(' '));

const calls = [
  '/cms/v1/settings/general preload',
  '/cms/v1/settings/statuses preload',
  '/cms/v1/settings/themesByDomain?domain=http%3A%2F%2Flocalhost%3A3000 preload',
];

describe('The Link header of a document', () => {
  test('names what its picture needs, then the code, the texts and the files of its page, each once', () => {
    expect(linked('/')).toEqual([
      ...always,
      '/assets/texts-1/en.json preload',
      '/assets/home-1.js modulepreload',
      ...calls,
    ]);
    expect(linked('/betting')).toEqual([
      '/mode.js preload',
      '/assets/betting-1.css preload',
      '/assets/site-1.js modulepreload',
      '/assets/texts-1/en.json preload',
      '/assets/betting-1.js modulepreload',
      ...calls,
    ]);
  });

  test.each([
    ['/ru/betting', 'lang=de', 'ru'],
    ['/betting', 'a=b; lang=de', 'de'],
    ['/betting', 'lang=xx', 'en'],
    ['/de', undefined, 'de'],
    ['/default', undefined, 'en'],
  ])('has the texts of %s with the cookie %s in %s', (path, cookies, language) => {
    expect(linked(path, cookies)).toContain(`/assets/texts-1/${language}.json preload`);
  });

  test('knows a page behind its language, and has no files for one that no first page is', () => {
    expect(linked('/sq')).toContain('/assets/home-1.js modulepreload');
    expect(linked('/rs/betting')).toContain('/assets/betting-1.js modulepreload');
    expect(linked('/ticket_history')).toEqual([...always, '/assets/texts-1/en.json preload', ...calls]);
  });

  test('cannot be written by whoever names the host', () => {
    const header = firstFilesOf(root)({ path: '/', language: 'en', origin: 'http://x>; rel=preload, <//evil' });
    expect(header).toContain('themesByDomain?domain=http%3A%2F%2Fx%3E%3B+rel%3Dpreload%2C+%3C%2F%2Fevil>');
  });
});
