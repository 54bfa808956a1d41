import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
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

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
};

/** One hash over everything the build reads, tests excepted. */
const inputsHash = (): string => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(root + input))) {
    // The router writes its tree during the build: an output as much as an input.
    if (/\.(test|cases)\.tsx?$|\.gen\.ts$/.test(file)) continue;
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

const viteBuild = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = `${root}node_modules/vite/bin/vite.js`;
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the build ended with ${code}`))));
  });

/** Compresses once what would else be compressed for every visitor. */
export const compressFiles = async (folder = `${root}dist`): Promise<void> => {
  const texts = filesOf(folder).filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file));
  for (const file of texts) {
    const content = await readFile(file);
    if (content.length < 1024) continue;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
};

/** Builds the site unless the one in dist was built from exactly these files. */
export const ensureBuiltSite = async (): Promise<void> => {
  const hash = inputsHash();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  console.log('Building the site …');
  await viteBuild();
  await compressFiles();
  writeFileSync(mark, hash);
};
