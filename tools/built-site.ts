import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { root } from '../server/root.ts';
import { keepingEarlier } from './earlier-files.ts';
import { filesHash, filesOf } from './files-hash.ts';
import { viteBuild } from './vite-build.ts';

const inputs = [
  'contract',
  'domain',
  'machines',
  'src',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'tools/vite',
  'tsconfig.json',
  'package-lock.json',
];
const mark = `${root}dist/.built-from`;

/** Compresses once what would else be compressed for every visitor. */
export const compressFiles = async (folder = `${root}dist`): Promise<void> => {
  const texts = filesOf(folder).filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file));
  const compress = async (file: string) => {
    const content = await readFile(file);
    if (content.length < 1024) return;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  };
  await Promise.all(texts.map(compress));
};

/** Builds the site unless the one in dist was built from exactly these files. */
export const ensureBuiltSite = async (): Promise<void> => {
  const hash = filesHash(inputs);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  console.log('Building the site …');
  await keepingEarlier(`${root}dist`, `${root}.cache/earlier-files`, async () => {
    await viteBuild('--logLevel', 'warn');
    await compressFiles();
  });
  writeFileSync(mark, hash);
};
